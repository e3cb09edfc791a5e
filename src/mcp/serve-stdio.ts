import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { StaticSite } from '../server/files/static-files.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { PublishedSite } from './published-site.ts';

export interface Serving {
  readonly close: () => Promise<void>;
}

/** Speaks over standard input and output, until the input ends or it is closed. */
export function serveOverStdio(site: StaticSite, version: string): Serving {
  const files = new PublishedSite(site);
  return serveStdio(() => createMcpServer(files, version));
}
