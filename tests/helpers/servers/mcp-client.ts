import type { TestContext } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mcpListener } from '../../../src/mcp/http-listener.ts';
import { siteListener } from '../../../src/server/site-listener.ts';
import { startServer } from './proxy-server.ts';

export interface ServedSite {
  /** Absolute path of the built site. */
  readonly dir: string;
  readonly base: string;
  readonly publicUrl?: string | undefined;
}

/** Serves a built site, and returns the address of its endpoint for programs. */
export async function serveMcp(t: TestContext, site: ServedSite): Promise<string> {
  const mcp = mcpListener({ ...site, publicUrl: site.publicUrl, version: '1.0.0' });
  const listener = siteListener({ ...site, publicUrl: site.publicUrl, mcp });
  return `${await startServer(t, listener)}${site.base}/mcp`;
}

/** Connects a client to a built site, until the test ends. */
export async function connectMcp(t: TestContext, site: ServedSite): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(await serveMcp(t, site))));
  t.after(() => client.close());
  return client;
}

/** Returns the text of a tool's result, and whether the tool failed. */
export async function callTool(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const texts = content.map((part) => (part.type === 'text' ? part.text : `[${part.type}]`));
  return { text: texts.join('\n'), isError };
}
