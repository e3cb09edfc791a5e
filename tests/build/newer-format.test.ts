/** What pages show of a docs.json whose navigation is a tree. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../helpers/build-fixture.ts';

const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      languages: [
        { language: 'en', pages: ['index', 'guide'] },
        {
          language: 'fr',
          pages: ['fr/index'],
          banner: { content: 'La **version 2** est sortie.', dismissible: true },
          navbar: { links: [{ label: 'Aide', href: '/fr' }] },
          footer: { socials: { github: 'https://github.com/acme-fr' } },
        },
      ],
    },
    banner: { content: 'Version 2 is out.' },
    navbar: {
      links: [{ label: 'Help', href: '/guide' }],
      primary: { label: 'Start', href: '/guide' },
    },
    footer: {
      socials: { x: 'https://x.com/acme' },
      links: [{ header: 'More', items: [{ label: 'Blog', href: 'https://blog.test' }] }],
    },
  }),
  'index.mdx': '---\ntitle: Start\n---\n\nText\n',
  'guide.mdx': '---\ntitle: Guide\n---\n\nText\n',
  'fr/index.mdx': '---\ntitle: Début\n---\n\nTexte\n',
});

/** Text of the elements of a class, without tags. */
function textOf(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[0] ?? '').replace(/<(style|script).*?<\/\1>|<[^>]+>/gs, ' ');
}

const scriptPolicy = (html: string) => /script-src [^;]*/.exec(html)?.[0];
const bar = (page: string) => textOf(site.read(page), /<header.*?<\/header>/s);
const foot = (page: string) => /<footer.*?<\/footer>/s.exec(site.read(page))?.[0] ?? '';

test('a language shows its own banner, links and footer, others those of the site', () => {
  assert.deepEqual(site.codes, []);
  assert.match(site.read('/'), /Version 2 is out\./);
  assert.match(bar('/'), /Help\s+Start/);
  assert.match(foot('/'), /blog\.test".*x\.com\/acme/s);
  const french = site.read('/fr/');
  assert.match(french, /La <strong>version 2<\/strong> est sortie\./);
  assert.doesNotMatch(french, /Version 2 is out/);
  // The policy of a page names the script of a banner that can be closed.
  assert.notEqual(scriptPolicy(french), scriptPolicy(site.read('/')));
  assert.match(bar('/fr/'), /Aide/);
  assert.doesNotMatch(bar('/fr/'), /Help|Start/);
  assert.match(foot('/fr/'), /github\.com\/acme-fr"/);
  assert.doesNotMatch(foot('/fr/'), /x\.com|blog\.test/);
});
