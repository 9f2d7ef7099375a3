declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

interface ImportMetaEnv {
  /** Of this build. */
  readonly ETUI_VERSION: string;
}
