/** The event streams of one window's page. */
export interface PageStreams {
  /** The answer as it is; an event stream so that `end` can end it. */
  follow(response: Response): Response;
  /** The page is gone: its streams are cancelled, and the application hears that nobody listens. */
  end(): void;
}

/** A custom scheme has no connection whose end would tell that the page is gone: its streams are ended from here. */
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
