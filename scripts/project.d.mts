/** The script behind a package's command: `toolScript('vite')`, `toolScript('@playwright/test', 'playwright')`. */
export function toolScript(packageName: string, command?: string): string;
