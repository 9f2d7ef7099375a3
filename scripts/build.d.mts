/** Builds the screens and the main process where they are stale, or all of it; the first build that fails ends it. */
export function build(options: {
  readonly node: string;
  readonly all: boolean;
  readonly say: (line: string) => void;
}): Promise<{ readonly ok: boolean; readonly output: string }>;
