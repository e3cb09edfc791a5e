import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { StaticSite } from '../server/files/static-files.ts';
import { hearBrokenLines } from './broken-lines.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { PublishedSite } from './published-site.ts';

export interface Serving {
  readonly close: () => Promise<void>;
}

/** Speaks over standard input and output, until the input ends or it is closed. */
export function serveOverStdio(site: StaticSite, version: string): Serving {
  const files = new PublishedSite(site);
  const serving = serveStdio(() => createMcpServer(files, version));
  const stopHearing = hearBrokenLines(process.stdin, () => {
    process.stdout.write(`${JSON.stringify(PARSE_ERROR)}\n`);
  });
  return {
    close: async () => {
      stopHearing();
      await serving.close();
    },
  };
}

/** As JSON-RPC 2.0 has it for what is no JSON: nobody knows which request it was. */
const PARSE_ERROR = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32700, message: 'Parse error: the line is no JSON' },
};
