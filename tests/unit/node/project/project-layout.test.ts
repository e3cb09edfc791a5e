import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { resolveLayout } from '../../../../src/node/project/project-layout.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const config = (...pages: string[]) =>
  JSON.stringify({ name: 'Docs', navigation: [{ group: 'Start', pages }] });

function rolesOf(folder: string, files: readonly string[]) {
  const layout = resolveLayout(folder);
  return Object.fromEntries(files.map((file) => [file, layout.roleOf(file).kind]));
}

test('a content folder in which navigation entries resolve selects Lectern’s own layout', () => {
  const folder = tempFolder({
    'docs.json': config('guides/intro'),
    'content/guides/intro.mdx': '',
  });
  const layout = resolveLayout(folder);
  assert.equal(layout.kind, 'own');
  assert.equal(layout.pagesDir, 'content');
  assert.equal(layout.staticDir, 'public');
  assert.deepEqual(layout.roleOf('content/guides/intro.mdx'), {
    kind: 'page',
    slug: 'guides/intro',
    format: 'mdx',
  });
});

test('a flat project can have a folder named content among its pages', () => {
  const folder = tempFolder({
    'mint.json': config('index', 'content/intro'),
    'index.mdx': '',
    'content/intro.mdx': '',
  });
  const layout = resolveLayout(folder);
  assert.equal(layout.kind, 'flat');
  assert.deepEqual(layout.roleOf('content/intro.mdx'), {
    kind: 'page',
    slug: 'content/intro',
    format: 'mdx',
  });
});

test('a syntax error in the configuration does not change the layout', () => {
  const broken = config('guides/intro').replace('[{', '[{,');
  const own = tempFolder({ 'docs.json': broken, 'content/guides/intro.md': '', 'notes.md': '' });
  assert.equal(resolveLayout(own).kind, 'own');
  const flat = tempFolder({ 'docs.json': broken, 'guides/intro.md': '', 'content/x.md': '' });
  assert.equal(resolveLayout(flat).kind, 'flat');
});

test('a page name is found in any JSON notation, even in an unfinished file', () => {
  const written = '{ "navigation": ["nav\\/read\\u006de", "z\\u00e4hler",, "more" }';
  const { isNamed } = resolveLayout(tempFolder({ 'docs.json': written }));
  assert.deepEqual(['nav/readme', 'zähler', 'more', 'navigation'].map(isNamed), [
    true,
    true,
    true,
    false,
  ]);
});

test('an included file is found in any JSON notation, even in an unfinished file', () => {
  const folder = tempFolder({
    'docs.json':
      '{ "navigation": [{ "$ref": "config\\/z\\u00e4hler.json" },, { "$\\u0072ef": "b.json" }] }',
    'config/zähler.json': '{ "$ref": "./c\\u002ejson", }',
    'config/c.json': '{}',
    'b.json': '{}',
  });
  assert.deepEqual([...resolveLayout(folder).configParts.keys()].toSorted(), [
    'b.json',
    'config/c.json',
    'config/zähler.json',
  ]);
});

test('without usable navigation, pages only in a content folder select Lectern’s own layout', () => {
  assert.equal(resolveLayout(tempFolder({ 'content/a.md': '' })).kind, 'own');
  assert.equal(resolveLayout(tempFolder({ 'content/a.md': '', 'README.md': '' })).kind, 'own');
  assert.equal(resolveLayout(tempFolder({ 'content/a.md': '', 'b.md': '' })).kind, 'flat');
});

test('docs.json is the configuration, or else mint.json', () => {
  assert.equal(resolveLayout(tempFolder({ 'mint.json': '{}' })).configFile, 'mint.json');
  const both = tempFolder({ 'docs.json': '{}', 'mint.json': '{}' });
  assert.equal(resolveLayout(both).configFile, 'docs.json');
  assert.deepEqual(resolveLayout(both).roleOf('docs.json'), { kind: 'config' });
  assert.deepEqual(resolveLayout(both).roleOf('mint.json'), { kind: 'none' });
  assert.equal(resolveLayout(tempFolder()).configFile, undefined);
});

test('a flat project publishes only files on an allow-list', () => {
  const folder = tempFolder({ 'docs.json': config('index'), 'index.mdx': '' });
  assert.deepEqual(
    rolesOf(folder, [
      'images/a b.png',
      'openapi.yaml',
      'fonts/x.woff2',
      'files/manual.pdf',
      'style.css',
      'robots.txt',
      'CNAME',
      '.env',
      '.github/logo.png',
      'node_modules/x/logo.png',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      'docker-compose.yml',
      'server.key',
      'build.sh',
      'page.html',
      'tool.js',
      'LICENSE.txt',
      'dist/index.png',
      'dist.lectern-123/index.png',
      'dist.lectern-old/index.png',
    ]),
    {
      'images/a b.png': 'static',
      'openapi.yaml': 'static',
      'fonts/x.woff2': 'static',
      'files/manual.pdf': 'static',
      'style.css': 'static',
      'robots.txt': 'static',
      CNAME: 'static',
      '.env': 'none',
      '.github/logo.png': 'none',
      'node_modules/x/logo.png': 'none',
      'package.json': 'none',
      'package-lock.json': 'none',
      'tsconfig.base.json': 'none',
      'docker-compose.yml': 'none',
      'server.key': 'none',
      'build.sh': 'none',
      'page.html': 'none',
      'tool.js': 'idle-script',
      'LICENSE.txt': 'none',
      'dist/index.png': 'none',
      'dist.lectern-123/index.png': 'none',
      'dist.lectern-old/index.png': 'none',
    },
  );
});

test('files with names of credentials are withheld as secrets', () => {
  const folder = tempFolder({ 'docs.json': config('index'), 'index.mdx': '' });
  assert.equal(resolveLayout(folder).roleOf('gcp-credentials.json').kind, 'secret');
  assert.equal(resolveLayout(folder).roleOf('guides/secrets.png').kind, 'static');
  const own = resolveLayout(tempFolder({ 'content/a.md': '' }));
  assert.equal(own.roleOf('public/server.key').kind, 'secret');
  assert.equal(own.roleOf('public/.env').kind, 'secret');
});

test('Lectern’s own layout publishes all of public and allow-listed files next to pages', () => {
  const folder = tempFolder({ 'docs.json': config('a'), 'content/a.md': '' });
  const layout = resolveLayout(folder);
  assert.deepEqual(layout.roleOf('public/verify.html'), { kind: 'static', path: 'verify.html' });
  assert.equal(layout.roleOf('public/.well-known/security.txt').kind, 'static');
  assert.deepEqual(layout.roleOf('content/guides/a.png'), { kind: 'static', path: 'guides/a.png' });
  assert.equal(layout.roleOf('public/.DS_Store').kind, 'none');
  assert.equal(layout.roleOf('src/logo.png').kind, 'none');
  assert.equal(layout.roleOf('openapi.yaml').kind, 'none');
});

test('well-known files are published from next to the pages too', () => {
  const flat = resolveLayout(tempFolder({ 'docs.json': config('a'), 'a.mdx': '' }));
  const card = '.well-known/catalog';
  assert.deepEqual(flat.roleOf(card), { kind: 'static', path: card });
  assert.equal(flat.isSkipped('.well-known'), false);
  assert.equal(flat.roleOf('.well-known/.env').kind, 'secret');
  assert.equal(flat.roleOf('guides/.well-known/catalog').kind, 'none');
  const own = resolveLayout(tempFolder({ 'docs.json': config('a'), 'content/a.md': '' }));
  assert.deepEqual(own.roleOf(`content/${card}`), { kind: 'static', path: card });
  assert.equal(own.isSkipped('content/.well-known'), false);
});

test('README and similar files become pages only if the navigation lists them', () => {
  const files = { 'index.mdx': '', 'README.md': '', 'guides/CHANGELOG.md': '' };
  const unlisted = tempFolder({ 'docs.json': config('index'), ...files });
  const kindOf = (file: string) => resolveLayout(unlisted).roleOf(file).kind;
  assert.equal(kindOf('README.md'), 'none');
  assert.equal(kindOf('README.zh-Hant.md'), 'none');
  assert.equal(kindOf('readme_CN.md'), 'none');
  assert.equal(kindOf('README-guide.md'), 'page');
  assert.equal(resolveLayout(unlisted).roleOf('guides/CHANGELOG.md').kind, 'none');
  assert.equal(resolveLayout(unlisted).roleOf('changelog.mdx').kind, 'page');
  const listed = tempFolder({ 'docs.json': config('index', '/guides/CHANGELOG'), ...files });
  assert.equal(resolveLayout(listed).roleOf('guides/CHANGELOG.md').kind, 'page');
});

test('a README that docs.json ignores does not become a page because its name appears there', () => {
  for (const key of [
    '"ignore": ["README.md"]',
    '"exclude": { "files": ["README.md"] }',
    '"ignored": [{ "path": "README.md" }]',
    '"products": [{ "name": "A", "exclude": "README.md" }]',
  ]) {
    const text = `{ "name": "A", "navigation": { "pages": ["index"] }, ${key} }`;
    const dir = tempFolder({ 'docs.json': text, 'index.mdx': '', 'README.md': '' });
    assert.equal(resolveLayout(dir).roleOf('README.md').kind, 'none', key);
  }
});

test('snippets are never pages, but images among them are published', () => {
  const layout = resolveLayout(tempFolder({ 'docs.json': config('index'), 'index.mdx': '' }));
  assert.deepEqual(layout.roleOf('snippets/note.mdx'), {
    kind: 'snippet',
    path: 'snippets/note.mdx',
  });
  assert.equal(layout.roleOf('guides/_snippets/note.md').kind, 'snippet');
  assert.equal(layout.roleOf('snippets/data.json').kind, 'snippet');
  assert.equal(layout.roleOf('snippets/logo.svg').kind, 'static');
  assert.equal(layout.roleOf('guides/snippets/intro.mdx').kind, 'page');
  assert.equal(layout.roleOf('components/chart.jsx').kind, 'snippet');
});

test('both ignore files exclude files and folders from the project', () => {
  const folder = tempFolder({
    'docs.json': config('index'),
    'index.mdx': '',
    '.mintignore': 'drafts/\n',
    '.lecternignore': '*.draft.mdx\n!keep.draft.mdx\n',
  });
  assert.deepEqual(rolesOf(folder, ['drafts/a.mdx', 'b.draft.mdx', 'keep.draft.mdx']), {
    'drafts/a.mdx': 'none',
    'b.draft.mdx': 'none',
    'keep.draft.mdx': 'page',
  });
  assert.equal(resolveLayout(folder).isSkipped('drafts'), true);
});

test('the output folder of the current run is not a source, wherever it is', () => {
  const folder = tempFolder({ 'docs.json': config('index'), 'index.mdx': '' });
  mkdirSync(join(folder, 'site'));
  assert.equal(resolveLayout(folder).roleOf('site/a.png').kind, 'static');
  assert.equal(resolveLayout(folder, join(folder, 'site')).roleOf('site/a.png').kind, 'none');
});

test('sources and public files of a surrounding Astro project are not documentation', () => {
  const files = ['src/pages/about.md', 'public/logo.png', 'guides/a.mdx'];
  const folder = tempFolder({ 'docs.json': config('guides/a'), 'astro.config.mjs': '' });
  const roles = { 'src/pages/about.md': 'none', 'public/logo.png': 'none', 'guides/a.mdx': 'page' };
  assert.deepEqual(rolesOf(folder, files), roles);
  const named = tempFolder({ 'docs.json': config('src/pages/about'), 'astro.config.mjs': '' });
  assert.equal(resolveLayout(named).roleOf('src/pages/about.md').kind, 'page');
});

test('a path outside the project has no role', () => {
  const layout = resolveLayout(tempFolder({ 'docs.json': config('index'), 'index.mdx': '' }));
  for (const path of ['', '../index.mdx', '/etc/index.mdx', './index.mdx']) {
    assert.deepEqual(layout.roleOf(path), { kind: 'none' }, path);
  }
});

test('in the own layout, the output of a tool is left out wherever it is read', () => {
  const text = JSON.stringify({
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index'] },
        { tab: 'Java', sdk: { format: 'javadoc', source: 'java' } },
      ],
    },
  });
  const dir = tempFolder({
    'docs.json': text,
    'content/index.md': '',
    'public/java/legal.md': '',
    'public/java/style.css': '',
    'content/java/legal.md': '',
  });
  assert.deepEqual(rolesOf(dir, ['public/java/style.css', 'content/java/legal.md']), {
    'public/java/style.css': 'none',
    'content/java/legal.md': 'page',
  });
});
