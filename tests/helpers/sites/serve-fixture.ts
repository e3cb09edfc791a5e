import { after } from 'node:test';
import { listen } from '../../../src/server/listen.ts';
import { siteListener } from '../../../src/server/site-listener.ts';
import { buildFixture, type BuiltFixture, type FixtureOptions } from './build-fixture.ts';

export interface ServedFixture extends BuiltFixture {
  /** Returns the address of a page: `urlOf('/guides/intro/')`. */
  readonly urlOf: (href: string) => string;
}

/**
 * Builds a docs folder and serves it like `lectern serve`. The server ends with the test that started it
 * or, if started at the top of a file, with the file.
 */
export async function serveFixture(
  source: Parameters<typeof buildFixture>[0],
  options: FixtureOptions = {},
): Promise<ServedFixture> {
  const fixture = await buildFixture(source, options);
  const listener = siteListener({ dir: fixture.outDir, base: fixture.base });
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0, listener });
  after(stop);
  return { ...fixture, urlOf: (href) => `http://127.0.0.1:${port}${href}` };
}
