import assert from 'node:assert/strict';

export interface ChangeFeed {
  /** Resolves to the data of the next event with this name. */
  readonly next: (event: 'reload' | 'diagnostics') => Promise<unknown>;
}

/**
 * Listens to the changes that `dev` reports from now on, like the pages of the site do.
 *
 * @param site the address of the site, without a slash at the end.
 * @param revision the revision of the page that listens; absent for none in particular.
 */
export async function listenToChanges(site: string, revision?: string): Promise<ChangeFeed> {
  const query = revision === undefined ? '' : `?since=${revision}`;
  const { body } = await fetch(`${site}/_lectern/events${query}`);
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let reported = '';
  const takeBlock = async () => {
    while (!reported.includes('\n\n')) {
      const { value, done } = await reader.read();
      assert.ok(!done, 'The server has stopped.');
      reported += value;
    }
    const [block = '', ...rest] = reported.split('\n\n');
    reported = rest.join('\n\n');
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

/** Returns the revision from which a page of `dev` was rendered. */
export function revisionOf(html: string): string {
  const [, revision] = /<html[^>]* data-revision="(\d+)"/.exec(html) ?? [];
  assert.ok(revision);
  return revision;
}
