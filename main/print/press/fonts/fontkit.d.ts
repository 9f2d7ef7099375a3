declare module 'fontkit' {
  /** An open font. PDFKit takes it as well as its bytes, which its types don't say. */
  export type Font = PDFKit.Mixins.PDFFontSource & object;

  export function create(bytes: Uint8Array): Font;
}
