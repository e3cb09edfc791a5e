import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SiteStore } from '../../../src/engine/store/site-store.ts';
import { toStoreContent } from '../../../src/engine/store/store-content.ts';
import { buildPageContext } from '../../../src/layouts/page-context.ts';
import { loadSite } from '../../../src/node/load-site.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

const config = '{ "name": "A", "navigation": [{ "group": "B", "pages": ["index"] }] }';

test('a component can pass data to the page only through a note', async () => {
  const dir = tempFolder({ 'docs.json': config, 'index.md': 'Words.' });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const store = new SiteStore();
  store.replace(await toStoreContent(loaded));
  const locals: object = buildPageContext(store, loaded.site.pages[0]);
  const { words } = locals as App.Locals;
  assert.throws(() => Object.assign(locals, { lang: 'xx' }), TypeError);
  assert.throws(() => Object.assign(locals, { own: 1 }), TypeError);
  assert.throws(() => Object.assign(words, { note: 'x' }), TypeError);
  assert.throws(() => Object.assign(words, { own: 'x' }), TypeError);
  assert.deepEqual(Object.keys((locals as App.Locals).note({ kind: 'icon' })).length, 1);
});
