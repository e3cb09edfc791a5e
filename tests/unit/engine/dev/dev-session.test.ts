import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import type { Page } from '../../../../src/core/pages/page.ts';
import { DevSession } from '../../../../src/engine/dev/dev-session.ts';
import { SiteStore } from '../../../../src/engine/store/site-store.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const problem: Diagnostic = {
  code: 'page/evaluation',
  severity: 'error',
  title: 'Fails when rendered',
  message: 'Only seen by whoever renders the page.',
  hint: 'Mend it.',
  file: 'index.mdx',
};

/** The report on a page that contains only text. */
const nothing = {
  links: [],
  loads: [],
  headings: [],
  feed: [],
  hasDiagram: false,
  isVolatile: false,
};

test('a report from a rendered page is not replaced by one from idle work', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': 'Words.\n',
  });
  const store = new SiteStore({ isDevelopment: true });
  const session = new DevSession({ dir, base: '', renderPage: () => Promise.resolve() }, store);
  await session.load();
  assert.equal(session.knowsAll, false);
  const learning = session.checkNext();
  const [page] = store.site.pages;
  assert.ok(page);
  store.reports.add({ page, diagnostics: [problem], markdown: '', ...nothing });
  assert.equal(await learning, true);
  assert.deepEqual(session.problems(), [problem]);
  assert.equal(session.knowsAll, true);
  assert.equal(await session.checkNext(), false);
});

test('a page that is saved while its folder is read again keeps its new text', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': 'Old words.\n',
  });
  const store = new SiteStore({ isDevelopment: true });
  const session = new DevSession({ dir, base: '', renderPage: () => Promise.resolve() }, store);
  await session.load();
  for (let turns = 0; turns < 8; turns += 1) {
    const text = `New words ${turns}.\n`;
    const reading = session.load();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    writeFileSync(join(dir, 'index.mdx'), text);
    await Promise.all([reading, session.update([{ event: 'change', file: 'index.mdx' }])]);
    assert.equal(store.pageAt('')?.text, text);
  }
});

test('an unopened page is rendered only if a link leads to a fragment that is not a heading', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'G', pages: ['index', 'a', 'b', 'c'] }],
    }),
    'index.mdx':
      '[heading](/a#first) [made](/b#made) [nowhere](/b#none) [page](/c) [top](/c#top)\n',
    'a.mdx': '## First\n',
    'b.mdx': 'Words.\n',
    'c.mdx': 'Words.\n',
  });
  const store = new SiteStore({ isDevelopment: true });
  const rendered: string[] = [];
  const renderPage = (page: Page) => {
    rendered.push(page.file);
    store.reports.add({ page, diagnostics: [], markdown: '', ids: new Set(['made']), ...nothing });
    return Promise.resolve();
  };
  const session = new DevSession({ dir, base: '', renderPage }, store);
  const learnAll = async () => {
    while (await session.checkNext()) if (!session.knowsAll) assert.deepEqual(reported(), []);
    assert.equal(session.knowsAll, true);
  };
  const reported = () => session.problems().map(({ code, message }) => `${code} ${message}`);
  await session.load();
  await learnAll();
  assert.deepEqual(rendered, ['b.mdx']);
  assert.deepEqual(reported(), [
    'link/missing-fragment The page /b/ has no element with the id "none".',
  ]);

  writeFileSync(join(dir, 'b.mdx'), '## None\n');
  await session.update([{ event: 'change', file: 'b.mdx' }]);
  // The rendered page has another text than the file now.
  assert.deepEqual(reported(), []);
  assert.equal(session.knowsAll, false);
  await learnAll();
  assert.deepEqual(rendered, ['b.mdx', 'b.mdx']);
});

test('a page that cannot be rendered does not block others', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index', 'a'] }] }),
    'index.mdx': '[place](/a#place)\n',
    'a.mdx': 'Words.\n',
  });
  const renderPage = () => Promise.reject(new Error('broken'));
  const session = new DevSession(
    { dir, base: '', renderPage },
    new SiteStore({ isDevelopment: true }),
  );
  await session.load();
  assert.deepEqual([await session.checkNext(), await session.checkNext()], [true, true]);
  await assert.rejects(() => session.checkNext(), /broken/);
  assert.equal(session.knowsAll, true);
  assert.deepEqual(session.problems(), []);
});

test('all pages reload if a saved page is shown by others or begins to show others', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index', 'a'] }] }),
    'index.mdx': "import A from './a.mdx'\n\n<A />\n",
    'a.mdx': 'Words.\n',
    'b.mdx': 'More words.\n',
  });
  const renderPage = () => Promise.resolve();
  const session = new DevSession(
    { dir, base: '', renderPage },
    new SiteStore({ isDevelopment: true }),
  );
  await session.load();
  const save = (file: string, text: string) => {
    writeFileSync(join(dir, file), text);
    return session.update([{ event: 'change', file }]);
  };
  assert.equal(await save('a.mdx', 'Other words.\n'), 'all');
  assert.deepEqual(await save('b.mdx', 'Other words.\n'), ['/b/']);
  assert.equal(await save('a.mdx', "import B from './b.mdx'\n\n<B />\n"), 'all');
  assert.deepEqual(
    session.loaded?.site.pages.map(({ slug }) => slug),
    ['a', 'index'],
  );
  assert.deepEqual(session.problems(), []);
});

test('saving code that no page runs does not reload the site', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': 'Words.\n',
    'app.js': 'document.title;\n',
  });
  const renderPage = () => Promise.resolve();
  const session = new DevSession(
    { dir, base: '', renderPage },
    new SiteStore({ isDevelopment: true }),
  );
  await session.load();
  const { loaded } = session;
  assert.equal(await session.update([{ event: 'change', file: 'app.js' }]), undefined);
  assert.equal(session.loaded, loaded);
});

test('links in descriptions are reported, and those to fragments once pages are rendered', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'G', pages: ['index'] }],
      openapi: 'api.yaml',
    }),
    'index.mdx': 'Words.\n',
    'api.yaml':
      "openapi: 3.1.0\ninfo:\n  title: A\n  version: '1'\n  description: '[a](/lost) [b](/#none) [c](#operation/lost)'\npaths: {}\nwebhooks:\n  a: { post: { responses: { '200': { description: OK } } } }\n",
  });
  const store = new SiteStore();
  const session = new DevSession({ dir, base: '', renderPage: () => Promise.resolve() }, store);
  await session.load();
  const reported = () =>
    session.problems().map(({ file, position, code }) => `${file}:${position?.line} ${code}`);
  const known = ['api.yaml:5 link/missing-page', 'api.yaml:5 openapi/unknown-fragment'];
  assert.deepEqual(reported().sort(), known);
  const page = store.site.pages.find(({ file }) => file === 'index.mdx');
  assert.ok(page);
  store.reports.add({ page, diagnostics: [], markdown: '', ids: new Set(['a']), ...nothing });
  assert.deepEqual(reported().sort(), ['api.yaml:5 link/missing-fragment', ...known]);
});

test('broken documents, their parts and new documents are updated when they are saved', async () => {
  const whole =
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { $ref: parts/a.yaml } }\n";
  const part = "get: { operationId: a, responses: { '200': { description: OK } } }\n";
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'G', pages: ['index', 'b'] }],
      openapi: 'api.yaml',
    }),
    'content/index.mdx': '---\nopenapi: GET /a\n---\n',
    'content/b.mdx': '---\nopenapi: GET /b\n---\n',
    'api.yaml': whole,
    'parts/a.yaml': part,
  });
  const renderPage = () => Promise.resolve();
  const session = new DevSession(
    { dir, base: '', renderPage },
    new SiteStore({ isDevelopment: true }),
  );
  const save = async (file: string, text: string, event: 'add' | 'change' = 'change') => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
    const reload = await session.update([{ event, file }]);
    const reported = session.problems().map((problem) => `${problem.file} ${problem.code}`);
    return [reload, ...reported.sort()];
  };
  await session.load();
  const unknown = 'content/b.mdx openapi/unknown-operation';
  assert.deepEqual((await save('api.yaml', `${whole}  [`))[0], 'all');
  assert.deepEqual(await save('api.yaml', whole), ['all', unknown]);
  const lost = [unknown, 'content/index.mdx openapi/unknown-operation'];
  assert.deepEqual(await save('parts/a.yaml', part.replace('get:', 'put:')), ['all', ...lost]);
  assert.deepEqual(await save('parts/a.yaml', part), ['all', unknown]);
  const other = whole.replace('/a: { $ref: parts/a.yaml }', `/b: { ${part.trim()} }`);
  assert.deepEqual(await save('other/more.yaml', other, 'add'), ['all']);
  assert.deepEqual(await save('other/more.txt', other, 'add'), [undefined]);
});

test('unreported problems of a page are dropped if they may be resolved by now', async () => {
  const navigation = [{ group: 'G', pages: ['index', 'a', 'b'] }];
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation }),
    'index.mdx': '[b](/b) [lost](/lost)\n',
    'a.mdx': 'Words.\n',
    'b.mdx': 'Words.\n',
  });
  const renderPage = () => Promise.resolve();
  const session = new DevSession(
    { dir, base: '', renderPage },
    new SiteStore({ isDevelopment: true }),
  );
  const learnAll = async () => {
    while (await session.checkNext());
    return reported();
  };
  const reported = () => session.problems().map(({ file, message }) => `${file} ${message}`);
  const lost = 'index.mdx No page or file of this site has the address "/lost".';
  await session.load();
  assert.deepEqual(await learnAll(), [lost]);
  session.markReported();
  renameSync(join(dir, 'b.mdx'), join(dir, 'c.mdx'));
  await session.update([{ event: 'unlink', file: 'b.mdx' }]);
  assert.equal((await learnAll()).filter((each) => each.startsWith('index.mdx')).length, 2);
  renameSync(join(dir, 'c.mdx'), join(dir, 'b.mdx'));
  await session.update([{ event: 'add', file: 'b.mdx' }]);
  assert.deepEqual(reported(), [lost]);
  assert.deepEqual(await learnAll(), [lost]);
});

test('while docs.json is unreadable or missing, only current problems of pages are reported', async () => {
  const config = JSON.stringify(
    { name: 'A', unknown: 1, navigation: [{ group: 'G', pages: ['index', 'a', 'b'] }] },
    undefined,
    2,
  );
  const dir = tempFolder({
    'docs.json': config,
    'index.mdx': 'Words.\n',
    'a.mdx': '---\ntitle: Page\n---\n\nWords.\n',
    'b.mdx': 'Words.\n',
    'c.mdx': 'More.\n',
  });
  const store = new SiteStore({ isDevelopment: true });
  const session = new DevSession({ dir, base: '', renderPage: () => Promise.resolve() }, store);
  const save = async (file: string, text: string | undefined) => {
    if (text === undefined) rmSync(join(dir, file));
    else writeFileSync(join(dir, file), text);
    await session.update([{ event: 'change', file }]);
    return session.problems().map((problem) => `${problem.file} ${problem.code}`);
  };
  const links = () => store.site.pages.map(({ slug }) => slug).join(' ');
  await session.load();
  const pages = links();
  const unread = ['docs.json config/syntax'];
  assert.ok((await save('docs.json', config.slice(0, -30))).includes('docs.json config/syntax'));
  assert.deepEqual(await save('index.mdx', 'Other words.\n'), unread);
  assert.equal(store.pageAt('')?.text, 'Other words.\n');
  assert.deepEqual(await save('a.mdx', '---\ntitle: New\n---\n\nWords.\n'), unread);
  assert.ok((await save('b.mdx', "import C from './c.mdx'\n\n<C />\n")).includes(unread[0] ?? ''));
  assert.equal(links(), pages);
  const gone = ['docs.json files/no-config'];
  assert.deepEqual(await save('docs.json', undefined), gone);
  assert.deepEqual(await save('index.mdx', 'Words once more.\n'), gone);
  assert.deepEqual(await save('docs.json', config), ['docs.json config/unknown-key']);
});

test('a site that started with an incomplete docs.json follows saved and ignored files', async () => {
  const config = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index"] }]';
  const dir = tempFolder({ 'docs.json': config, 'index.mdx': 'Words.\n', 'a.mdx': 'More.\n' });
  const store = new SiteStore({ isDevelopment: true });
  const session = new DevSession({ dir, base: '', renderPage: () => Promise.resolve() }, store);
  const save = async (file: string, text: string) => {
    writeFileSync(join(dir, file), text);
    const reload = await session.update([{ event: 'change', file }]);
    return [reload, ...store.site.pages.map((page) => page.file).sort()];
  };
  await session.load();
  assert.deepEqual(await save('b.mdx', 'New.\n'), ['all', 'a.mdx', 'b.mdx', 'index.mdx']);
  assert.deepEqual(await save('.lecternignore', 'a.mdx\n'), ['all', 'b.mdx', 'index.mdx']);
  assert.deepEqual(await save('docs.json', `${config} }`), ['all', 'b.mdx', 'index.mdx']);
  assert.deepEqual(await save('.lecternignore', ''), ['all', 'a.mdx', 'b.mdx', 'index.mdx']);
});
