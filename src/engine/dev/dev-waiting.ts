/** The page that takes the place of a site until the folder can be read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Renderer } from '../render/open-renderer.ts';
import type { SiteStore } from '../store/site-store.ts';

export function acceptsHtml(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

interface WaitingOptions {
  readonly base: string;
  readonly renderer: Renderer;
  readonly store: Pick<SiteStore, 'revision'>;
}

/** Sends people a page that reloads on its own once the project has a readable configuration. */
export function sendWaiting(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { base, renderer, store }: WaitingOptions,
): void {
  if (!acceptsHtml(request)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en" data-base="${base}" data-revision="${store.revision}">
<head><meta charset="utf-8"><title>Lectern</title>
<script type="module" src="${base}/${overlayScript(renderer)}"></script></head>
<body><main><h1>This site cannot be shown yet</h1><p>Its configuration has errors. The page appears once they are fixed.</p></main></body>
</html>`);
}

function overlayScript({ manifest }: Renderer): string {
  const id = Object.keys(manifest.scripts).find((each) => each.includes('/DevOverlay.astro?'));
  return manifest.scripts[id ?? ''] ?? '';
}
