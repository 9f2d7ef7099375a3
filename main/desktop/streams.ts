/** The event streams of one window's page. */
export interface PageStreams {
  /** Returns the response; an event stream is wrapped so that `end` can end it. */
  follow(response: Response): Response;
  /** Cancels the streams of a page that is gone, so that the application stops writing to them. */
  end(): void;
}

/** A custom scheme has no connection that closes when the page is gone, so the window ends its streams here. */
export function pageStreams(): PageStreams {
  let page = new AbortController();
  return {
    follow(response) {
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (!isStream || response.body === null) return response;
      return new Response(response.body.pipeThrough(new TransformStream(), { signal: page.signal }), response);
    },
    end() {
      page.abort();
      page = new AbortController();
    },
  };
}
