import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPages } from '../../../../src/core/pages/build-pages.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

function parse(...lines: readonly string[]) {
  const text = `---\n${lines.join('\n')}\n---\n`;
  const { pages, diagnostics } = buildPages([{ file: 'a.mdx', slug: 'a', format: 'mdx', text }], {
    trailingSlash: 'always',
  });
  return {
    hero: pages[0]?.frontMatter.hero,
    said: diagnostics.map((diagnostic) => diagnosticText(diagnostic)),
  };
}

test('the hero of a landing page is read with its actions', () => {
  const { hero, said } = parse(
    'mode: landing',
    'hero:',
    '  title: Letters that arrive',
    '  align: start',
    '  command: npm install acme',
    '  actions:',
    '    - text: Start',
    '      href: /start',
    '    - { text: Code, href: "https://example.com", variant: secondary, icon: github }',
  );
  assert.deepEqual(said, []);
  assert.deepEqual(hero, {
    title: 'Letters that arrive',
    align: 'start',
    command: 'npm install acme',
    actions: [
      { text: 'Start', href: '/start' },
      { text: 'Code', href: 'https://example.com', variant: 'secondary', icon: 'github' },
    ],
  });
});

test('invalid parts of a hero are left out and reported', () => {
  const { hero, said } = parse(
    'hero:',
    '  titel: Letters',
    '  align: middle',
    '  actions:',
    '    - text: Nowhere',
    '    - { text: Bad, href: "javascript:alert(1)" }',
  );
  assert.deepEqual(hero, { actions: [] });
  assert.deepEqual(said, [
    'a.mdx:3:3 warning front-matter/unknown-key: "titel" is not a key that Lectern knows, so it has no effect. -> Did you mean "title"?',
    'a.mdx:4:3 warning front-matter/unknown-value: "middle" is not a value of "align"; it is left out. -> Use one of center, start, or remove the line.',
    'a.mdx:6:7 warning front-matter/wrong-type: "hero.actions[0]" is an object but must be an object with text and href; it is left out. -> Write hero.actions[0] as an object with text and href, or remove the line.',
    'a.mdx:7:26 error link/unsafe: "javascript:alert(1)" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> To run code on a click, write a component with onClick; otherwise link to a page of this site, or to a complete https: address.',
  ]);
  assert.deepEqual(parse('hero: Letters').said, [
    'a.mdx:2:1 warning front-matter/wrong-type: "hero" is "Letters" but must be an object; it is left out. -> Write hero as an object, or remove the line.',
  ]);
});

test('values of a hero that are not text, and actions that are no list, are reported', () => {
  const { hero, said } = parse('hero:', '  title: [Letters]', '  image:', '  actions: none');
  assert.deepEqual(hero, { actions: [] });
  assert.deepEqual(said, [
    'a.mdx:3:3 warning front-matter/wrong-type: "hero.title" is a list but must be text; it is left out. -> Write hero.title as text, in quotes if it contains brackets or braces.',
    'a.mdx:5:3 warning front-matter/wrong-type: "hero.actions" is "none" but must be a list of objects with text and href; it is left out. -> Write hero.actions as a list of objects with text and href, or remove the line.',
  ]);
});

test('links and images of a hero are checked like any other', () => {
  const { check } = smallSite({
    pages: {
      index: 'mode: landing\nhero: { actions: [{ text: Go, href: /indx }], image: /no.svg }',
    },
  });
  assert.deepEqual(check(), [
    'index.mdx:3:54 warning link/missing-page: No page or file of this site has the address "/no.svg". -> Correct the link or remove it.',
    'index.mdx:3:37 warning link/missing-page: No page or file of this site has the address "/indx". -> Did you mean /?',
  ]);
});
