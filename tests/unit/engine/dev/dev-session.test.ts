import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { DevSession } from '../../../../src/engine/dev/dev-session.ts';
import { SiteStore } from '../../../../src/engine/store/site-store.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

const problem: Diagnostic = {
  code: 'page/evaluation',
  severity: 'error',
  title: 'Fails when rendered',
  message: 'Only seen by whoever renders the page.',
  hint: 'Mend it.',
  file: 'index.mdx',
};

test('what a reader makes known of a page is not replaced by what is learnt of it in a quiet moment', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': 'Words.\n',
  });
  const store = new SiteStore();
  const session = new DevSession({ dir, base: '' }, store);
  await session.load();
  assert.equal(session.knowsAll, false);
  const learning = session.learnNext();
  const [page] = store.site.pages;
  assert.ok(page);
  const nothing = { links: [], headings: [], feed: [], hasDiagram: false, isVolatile: false };
  store.report({ page, diagnostics: [problem], markdown: '', ...nothing });
  assert.equal(await learning, true);
  assert.deepEqual(session.problems(), [problem]);
  assert.equal(session.knowsAll, true);
  assert.equal(await session.learnNext(), false);
});
