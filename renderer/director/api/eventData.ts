/**
 * The data of the events in a stream of server-sent events, one by one, until it ends. Heartbeats have none.
 * @param heard called for whatever arrives
 */
export async function* eventData(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  heard: () => void = () => {},
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n').filter((line) => line.startsWith('data:'));
      if (lines.length > 0) yield lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n');
    }
  }
}
