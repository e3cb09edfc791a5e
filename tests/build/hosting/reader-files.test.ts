import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

test('a changelog page has a feed, linked in its head and on request in its text', async () => {
  const site = await buildFixture(
    {
      'docs.json': JSON.stringify({
        name: 'Acme',
        lang: 'en-GB',
        navigation: [{ group: 'Start', pages: ['index', 'changes'] }],
      }),
      'index.mdx': '# Home',
      'one.png': '',
      'changes.mdx': [
        '---\ntitle: Changes\nrss: true\n---\n',
        '<Update label="2.0 & more" description="March 14, 2026">\n',
        '[Home](/) is **new**, [see](#1-0).\n\n```\n<img src="/shown.png">\n```\n\n![One](/one.png)\n\n</Update>\n',
        '<Update label="2026-02-30" date="2026-02-28">\n\nGone.\n\n</Update>\n',
        '<Update label="1.0" rss={{ title: "First", description: "It < works" }}>\n\nOld.\n\n</Update>\n',
      ].join('\n'),
    },
    { base: '/docs', site: 'https://a.example' },
  );
  const feed = site.read('changes/rss.xml');
  const texts = (name: string) =>
    Array.from(feed.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs')), ([, text]) => text);
  assert.deepEqual(texts('title'), ['Changes - Acme', '2.0 &amp; more', '2026-02-30', 'First']);
  const links = Array.from(
    (texts('description')[1] ?? '').matchAll(/ (?:href|src)=&quot;(.*?)&quot;/g),
    ([, url]) => url,
  );
  assert.deepEqual(links, [
    'https://a.example/docs/',
    'https://a.example/docs/changes/#1-0',
    '/shown.png',
    'https://a.example/docs/one.png',
  ]);
  assert.equal(texts('description')[3], 'It &lt; works');
  assert.deepEqual(texts('language'), ['en-GB']);
  assert.equal(texts('guid')[2], 'https://a.example/docs/changes/#1-0');
  const items = feed.split('<item>').slice(1);
  assert.deepEqual(
    items.map((item) => /<pubDate>(.*)<\/pubDate>/.exec(item)?.[1]),
    ['Sat, 14 Mar 2026 00:00:00 GMT', 'Sat, 28 Feb 2026 00:00:00 GMT', undefined],
  );
  assert.match(feed, /<atom:link href="https:\/\/a\.example\/docs\/changes\/rss\.xml" rel="self"/);
  const page = site.read('/docs/changes/');
  assert.match(
    page,
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/docs\/changes\/rss\.xml"/,
  );
  assert.match(page, /<a href="\/docs\/changes\/rss\.xml">RSS feed<\/a>/);
  assert.ok(!site.has('index/rss.xml') && !site.has('rss.xml'));
});

test('a canonical URL in docs.json is enough for a feed and a sitemap', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      metadata: { canonical: 'https://a.example/' },
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': '---\ntitle: Changes\nrss: true\n---\n<Update label="1.0">\n\nNew.\n\n</Update>\n',
  });
  assert.match(site.read('rss.xml'), /<guid>https:\/\/a\.example\/#1-0<\/guid>/);
  assert.match(site.read('sitemap.xml'), /<loc>https:\/\/a\.example\/<\/loc>/);
});

const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] });

test('pages of a flat project load its stylesheets after those of Lectern', async () => {
  const site = await buildFixture(
    {
      'docs.json': config,
      'index.mdx': '# Home',
      'style.css': 'body { color: red }',
      'assets/more.css': 'p { color: blue }',
    },
    { base: '/docs' },
  );
  const sheets = Array.from(
    site.read('/docs/').matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ([, href]) => href,
  );
  assert.deepEqual(
    sheets.filter((href) => !href?.includes('/_lectern/')),
    ['/docs/assets/more.css', '/docs/style.css'],
  );
  assert.ok(site.has('style.css') && site.has('assets/more.css'));
});

test('the fonts of a site are hosted by the site itself, with their licenses', async () => {
  const site = await buildFixture(
    { 'docs.json': config, 'index.mdx': '# Home' },
    { base: '/docs' },
  );
  const preloads = Array.from(
    site.read('/docs/').matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]* crossorigin>/g),
    ([, href = '']) => href,
  );
  assert.equal(preloads.length, 1);
  assert.match(
    preloads[0] ?? '',
    /^\/docs\/_lectern\/assets\/geist-latin-wght-normal\.\w{8}\.woff2$/,
  );
  assert.ok(site.has((preloads[0] ?? '').slice('/docs/'.length)));
  const [, base = ''] = /"\/docs\/([^"]*\/base\.[^"]*\.css)"/.exec(site.read('/docs/')) ?? [];
  assert.ok(site.read(base).includes(`url("${preloads[0]}")`));
  assert.match(site.read('_lectern/font-licenses.txt'), /SIL Open Font License/i);
});

test('a page shows the date of its last commit in the language of the site', async () => {
  const settings = {
    name: 'Acme',
    lang: 'de',
    navigation: [{ group: 'Start', pages: ['index', 'new'] }],
  };
  const dir = tempFolder({ 'docs.json': JSON.stringify(settings), 'index.md': '# Home' });
  const time = '2020-03-02T12:00:00Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, env });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', 'Begin');
  writeFiles(dir, { 'new.md': '# New' });
  const outDir = tempFolder();
  await buildSite({ dir, files: new SiteFiles(outDir), base: '', site: undefined });
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  assert.match(read('index.html'), /<time datetime="2020-03-02"[^>]*>2\. März 2020<\/time>/);
  assert.doesNotMatch(read('new/index.html'), /<time/);
});
