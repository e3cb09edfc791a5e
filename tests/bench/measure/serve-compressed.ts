import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toMediaType } from '../../../src/server/files/media-types.ts';
import { listen } from '../../../src/server/listen.ts';

/** Serves a built site with compression, as hosts do, except for files that are compressed already. */
export function serveCompressed(outDir: string): ReturnType<typeof listen> {
  return listen({
    host: '127.0.0.1',
    port: 0,
    listener: (request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = path.endsWith('/') ? `${path}index.html` : path;
      try {
        const content = readFileSync(join(outDir, file));
        response.setHeader('Content-Type', toMediaType(file));
        if (/\.(?:woff2|png|webp)$/.test(file)) {
          response.end(content);
          return;
        }
        response.setHeader('Content-Encoding', 'gzip');
        response.end(gzipSync(content));
      } catch {
        response.writeHead(404).end();
      }
    },
  });
}
