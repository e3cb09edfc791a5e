import assert from 'node:assert/strict';

export interface ChangeFeed {
  /** What the next event of this name tells. */
  readonly next: (event: 'reload' | 'diagnostics') => Promise<unknown>;
}

/**
 * Listens to what `dev` tells of changes, from now on, as the pages of the site do.
 *
 * @param site where it is served, without a slash at the end.
 * @param revision of the page that listens; absent: none in particular.
 */
export async function listenToChanges(site: string, revision?: string): Promise<ChangeFeed> {
  const query = revision === undefined ? '' : `?since=${revision}`;
  const { body } = await fetch(`${site}/_lectern/events${query}`);
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const takeBlock = async () => {
    while (!told.includes('\n\n')) {
      const { value, done } = await reader.read();
      assert.ok(!done, 'The server has stopped.');
      told += value;
    }
    const [block = '', ...rest] = told.split('\n\n');
    told = rest.join('\n\n');
    return block;
  };
  assert.match(await takeBlock(), /^retry: /);
  return {
    async next(event) {
      for (;;) {
        const [, name, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(await takeBlock()) ?? [];
        if (name === event) return JSON.parse(data) as unknown;
      }
    },
  };
}

/** The revision that a page of `dev` says it was rendered from. */
export function revisionOf(html: string): string {
  const [, revision] = /<html[^>]* data-revision="(\d+)"/.exec(html) ?? [];
  assert.ok(revision);
  return revision;
}
