import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLinkUse } from '../../../src/core/checks/check-links.ts';
import { toLinkCheck } from '../../../src/engine/store/pages-check.ts';
import { loadSite } from '../../../src/node/load-site.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { info, ok, zooFolder } from '../../helpers/projects/zoo.ts';

const files = {
  'zoo.json': {
    openapi: '3.1.0',
    info,
    paths: { '/pets': { get: ok }, '/admin': { post: { 'x-internal': true, ...ok } } },
  },
  'tls.pem': 'x',
  'draft.pdf': 'x',
  '.gitbook/a.png': '',
  'examples/run.py': 'print(1)\n',
  'plan.pdf': 'x',
  '.lecternignore': 'draft.pdf\n',
};

/** Returns the diagnostics about links on the first page of a project. */
async function check(urls: readonly string[], config: object = {}) {
  const dir = zooFolder({ openapi: 'zoo.json', ...config }, files);
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const ofPage = urls.flatMap((url) =>
    checkLinkUse({ kind: 'link', url, file: 'index.mdx' }, toLinkCheck(loaded)),
  );
  const reported = (some: typeof diagnostics) => some.map((each) => diagnosticText(each, dir));
  return {
    ofPage: reported(ofPage),
    ofSite: reported(diagnostics).filter((line) => /link\//.test(line)),
  };
}

test('a link to an unpublished file is reported with the reason and what to do', async () => {
  const { ofPage } = await check([
    '/zoo.json',
    './tls.pem',
    'draft.pdf#page=2',
    'examples/run.py',
    '.gitbook/a.png',
  ]);
  assert.deepEqual(ofPage, [
    'index.mdx warning link/withheld-file: The file "/zoo.json" is in this project, but it is not published: it describes an operation that readers must not see. -> Link to a copy without the operation, or remove the link.',
    'index.mdx warning link/withheld-file: The file "./tls.pem" is in this project, but it is not published: keys and credentials have names like it. -> Rename it if anyone may read it, or remove the link.',
    'index.mdx warning link/withheld-file: The file "draft.pdf#page=2" is in this project, but it is not published: .lecternignore or .mintignore leaves it out. -> Remove it from these files, or remove the link.',
    'index.mdx warning link/withheld-file: The file "examples/run.py" is in this project, but it is not published: files like it are not published from next to pages. -> Link to it where its source is kept, or put it into an archive such as a .zip, or remove the link.',
    'index.mdx warning link/withheld-file: The file ".gitbook/a.png" is in this project, but it is not published: it is, or is inside, a file or folder whose name begins with a dot, and these are never published. -> Move it into a folder with another name, such as images/, and write its new path, or remove the link.',
  ]);
});

test('links to published files are accepted, and links to missing files are reported as missing', async () => {
  const { ofPage } = await check(['/plan.pdf', '/plna.pdf', '/examples', '/examples/gone.py']);
  assert.deepEqual(
    ofPage.map((line) => line.replace(/^index\.mdx warning /, '')),
    [
      'link/missing-file: There is no file "/plna.pdf" in this project. -> Did you mean /plan.pdf?',
      'link/missing-page: No page or file of this site has the address "/examples". -> Correct the link or remove it.',
      'link/missing-file: There is no file "/examples/gone.py" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
    ],
  );
});

test('a link in the configuration to an unpublished file is reported as well', async () => {
  const { ofSite } = await check([], { topbarLinks: [{ name: 'API', url: '/zoo.json' }] });
  assert.match(
    ofSite.join('\n'),
    /^docs\.json:\d+:\d+ warning link\/withheld-file: The file "\/zoo/,
  );
});

test('an address that cannot be a file is reported as a missing target', async () => {
  const { ofPage } = await check([`/${'a'.repeat(300)}`, '/plan%00.pdf', '/plan.pdf/draft']);
  assert.deepEqual(
    ofPage.map((line) => line.split(' ')[2]),
    ['link/missing-page:', 'link/missing-file:', 'link/missing-page:'],
  );
});

test('a page or an image in the folder of an SDK is reported with the reason and what to do', async () => {
  const tabs = [
    { tab: 'Guide', pages: ['index', 'api/intro'] },
    { tab: 'C#', sdk: { format: 'docfx', source: 'api' } },
  ];
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: { tabs } }),
    'index.mdx': '# Home',
    'api/Shop.yml':
      '### YamlMime:ManagedReference\nitems:\n- { uid: Shop.A, name: A, type: Class }\n',
    'api/intro.md': '# Intro',
    'api/plan.pdf': 'x',
  });
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const ofLink = checkLinkUse(
    { kind: 'link', url: '/api/plan.pdf', file: 'index.mdx' },
    toLinkCheck(loaded),
  );
  const texts = [...diagnostics, ...ofLink].map((each) => diagnosticText(each, dir));
  assert.deepEqual(
    texts.filter((text) => /no-page|withheld/.test(text)).map((text) => text.replace(/^.*?: /, '')),
    [
      '"api/intro" is the file api/intro.md, in a folder that "sdk" names, of which nothing else is read. -> Move it to another folder, or remove the entry.',
      'The file "/api/plan.pdf" is in this project, but it is not published: it is in a folder that "sdk" names. -> Move it to another folder, or remove the link.',
    ],
  );
});
