/** Builds the screens, the parts of result pages and the main process where they are stale, or all of it; the first build that fails ends it. */
export function build(options: {
  readonly node: string;
  readonly all: boolean;
  /** The name of the only build wanted. */
  readonly only?: string;
  readonly say: (line: string) => void;
}): Promise<{ readonly ok: boolean; readonly output: string }>;
