/** The part of saxes that Etui uses. Its own types don't pass the compiler's check of libraries. */
export class SaxesParser {
  constructor(options: {
    /** Counts lines and columns. */
    readonly position: boolean;
    readonly defaultXMLVersion: '1.0';
    /** Passes over the version that the file declares. */
    readonly forceXMLVersion: true;
  });

  /** The line of the next character, from 1. */
  readonly line: number;

  on(event: 'error', handler: (error: Error) => void): void;
  on(event: 'text' | 'cdata' | 'doctype', handler: (text: string) => void): void;
  on(event: 'opentagstart' | 'closetag' | 'attribute', handler: () => void): void;
  on(event: 'opentag', handler: (tag: SaxesTag) => void): void;
  on(event: 'processinginstruction', handler: (instruction: SaxesInstruction) => void): void;

  write(text: string): void;
  close(): void;
}

export interface SaxesTag {
  readonly name: string;
  /** Without a prototype. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SaxesInstruction {
  readonly target: string;
  readonly body: string;
}
