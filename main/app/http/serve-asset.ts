import type { Context } from 'hono';
import type { Assets } from './assets.ts';

/** The file of a path. A path without a dot is the address of a screen, and all screens are in one page. */
export async function serveAsset(c: Context, assets: Assets | undefined): Promise<Response> {
  const isScreen = !c.req.path.includes('.');
  const asset = await (assets?.read(isScreen ? '/index.html' : c.req.path) ?? null);
  if (!asset) return c.json({ kind: 'problem', code: 'unknownFile', path: c.req.path } as const, 404);
  return c.body(asset.body, 200, { 'Content-Type': asset.type, 'Cache-Control': asset.caching });
}
