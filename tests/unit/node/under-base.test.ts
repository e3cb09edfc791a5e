import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveConfiguredRedirects } from '../../../src/core/publish/redirects.ts';
import { loadSite } from '../../../src/node/load-site.ts';
import { readBaseOfProject } from '../../../src/node/project/read-base.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';

const navigation = [{ group: 'G', pages: ['index', 'guides/a'] }];
const page = '---\ntitle: Home\n---\n[a](/docs/guides/a) [home](/docs) [gone](/docs/nope)\n';

function projectOf(config: object, files: Record<string, string> = {}): string {
  return tempFolder({
    'docs.json': JSON.stringify({ name: 'Acme', navigation, ...config }),
    'index.md': page,
    'guides/a.md': '---\ntitle: A\n---\n<a href="/docs/guides/a#x">x</a>\n',
    ...files,
  });
}

async function load(dir: string, base = '') {
  const { loaded, diagnostics } = await loadSite({ dir, base });
  assert.ok(loaded);
  const redirects = resolveConfiguredRedirects(loaded.site);
  return {
    said: diagnostics.map((diagnostic) => diagnosticText(diagnostic, dir)),
    moved: redirects.map(({ source, destination }) => `${source} ${destination}`),
    bases: loaded.targets.bases,
    stated: loaded.statedBase,
  };
}

const redirects = [
  { source: '/docs/old', destination: '/docs/guides/a' },
  { source: '/docs/v1/:page', destination: '/docs/guides/:page' },
];
const moved = ['/old /guides/a/', '/v1/:page /guides/:page'];

test('links and redirects that begin with the base are read without it, and reported once', async () => {
  assert.deepEqual(await load(projectOf({ redirects })), {
    said: [
      'docs.json warning site/base: 5 links and redirects begin with "/docs", where the site has no pages: they are read as if the site were served there. -> Write "base": "/docs" in the configuration, or build with --base /docs, if that is where the site is.',
    ],
    moved,
    bases: ['/docs'],
    stated: '',
  });
});

test('redirects alone can reveal the base', async () => {
  const files = {
    'index.md': '[a](/guides/a) [b](/guides/b) [c](/guides/c)',
    'guides/a.md': '[home](/)',
    'guides/b.md': 'b',
    'guides/c.md': 'c',
  };
  const all = ['a', 'b', 'c'].map((name) => {
    return { source: `/docs/old/${name}`, destination: `/docs/guides/${name}` };
  });
  const pages = ['index', 'guides/a', 'guides/b', 'guides/c'];
  const under = { redirects: all, navigation: [{ group: 'G', pages }] };
  const { said, moved: now, bases } = await load(projectOf(under, files));
  assert.deepEqual(bases, ['/docs']);
  assert.deepEqual(
    now,
    ['a', 'b', 'c'].map((name) => `/old/${name} /guides/${name}/`),
  );
  assert.match(said.join('\n'), /^docs\.json warning site\/base: 3 links and redirects begin/);
  assert.equal(said.length, 1);
});

test('many links to one file do not reveal a base', async () => {
  const links = '[a](/docs/logo.svg) [b](/docs/logo.svg#x) [c](/docs/logo.svg?y)';
  const files = { 'index.md': links, 'guides/a.md': 'a', 'logo.svg': '<svg/>' };
  assert.deepEqual((await load(projectOf({}, files))).bases, []);
  const two = { ...files, 'guides/a.md': '[d](/docs/guides/a)' };
  assert.deepEqual((await load(projectOf({}, two))).bases, ['/docs']);
});

test('a base that only images begin with is guessed if nearly all of them are files without it', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const files = {
    ...Object.fromEntries(names.map((name) => [`img/${name}.svg`, '<svg/>'])),
    'guides/a.md': '[home](/)'.repeat(20),
  };
  const basesWith = async (images: readonly string[], more = {}) => {
    const text = images.map((name) => `![An image](/docs/img/${name}.svg)`).join(' ');
    return (await load(projectOf({}, { ...files, 'index.md': text, ...more }))).bases;
  };
  assert.deepEqual(await basesWith(names), ['/docs']);
  assert.deepEqual(await basesWith(names.slice(0, 4)), []);
  assert.deepEqual(await basesWith([...names, 'x', 'y']), []);
  const copies = Object.fromEntries(names.map((name) => [`docs/img/${name}.svg`, '<svg/>']));
  assert.deepEqual(await basesWith(names, copies), []);
});

test('a configured base is not guessed, and redirects can begin with it', async () => {
  const expected = { said: [], moved, bases: ['/docs'] };
  const configured = await load(projectOf({ redirects, base: 'docs/' }));
  assert.deepEqual(configured, { ...expected, stated: '/docs' });
  const chosen = await load(projectOf({ redirects }), '/docs');
  assert.deepEqual(chosen, { ...expected, stated: '' });
});

test('a folder of the project is not a base, and a few odd links do not reveal one', async () => {
  const own = await load(projectOf({}, { 'docs/real.md': '# Real' }));
  assert.deepEqual(own.bases, []);
  const few = await load(
    projectOf({}, { 'index.md': '[a](/docs/guides/a)', 'guides/a.md': '[b](/guides/a)' }),
  );
  assert.deepEqual(few.bases, []);
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const leftover = names.map((name) => `[old](/en/guides/${name}) [new](/guides/${name}) [x](/)`);
  const guides = Object.fromEntries(names.map((name) => [`guides/${name}.md`, `# Guide ${name}`]));
  const gone = await load(projectOf({}, { 'index.md': leftover.join(' '), ...guides }));
  assert.deepEqual(gone.bases, []);
});

test('a build reads the base from either format before it reads the project', () => {
  assert.equal(readBaseOfProject(projectOf({ base: 'docs' })), '/docs');
  assert.equal(
    readBaseOfProject(projectOf({ navigation: { pages: ['index'] }, base: '/a/b/' })),
    '/a/b',
  );
  assert.equal(readBaseOfProject(projectOf({ base: 'https://example.com' })), '');
  assert.equal(readBaseOfProject(tempFolder({ 'docs.json': '{' })), '');
});

test('the base is read from a file that docs.json includes', () => {
  const files = { 'shared.json': '{ "base": "/docs" }' };
  assert.equal(readBaseOfProject(projectOf({ $ref: 'shared.json' }, files)), '/docs');
});
