import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementInCapitals, lowerCaseTags } from '../../../../src/core/html/lower-case-tags.ts';
import { applyChanges } from '../../../../src/core/text/text-change.ts';

const lowered = (text: string): string => applyChanges(text, lowerCaseTags(text));

test('HTML in capitals is written in lower case, values excepted', () => {
  assert.equal(lowered('a<BR>b<BR/>c <HR />'), 'a<br>b<br/>c <hr />');
  assert.equal(
    lowered('<TABLE WIDTH="5" CLASS=\'A B\'><TR\nALIGN="LEFT"></TR></TABLE >'),
    '<table width="5" class=\'A B\'><tr\nalign="LEFT"></tr></table >',
  );
  assert.equal(lowered('<A HREF="/x?A>B" TITLE="C">D</A>'), '<a href="/x?A>B" TITLE="C">D</a>');
});

test('a value without quotes stays as it is', () => {
  assert.equal(
    lowered('<IMG SRC=Img/LOGO.PNG ALT = "A"> <A HREF=/API/Key>b</A>'),
    '<img src=Img/LOGO.PNG alt = "A"> <a href=/API/Key>b</a>',
  );
});

test('a word in capitals between angle brackets stays what readers fill in', () => {
  const text = 'Replace <PATH> and <TITLE> by <A>, and Pick<S>. </TIME>';
  assert.equal(lowered(text), text);
  assert.equal(lowered('<P>One <I>two</I> <PATH>'), '<p>One <i>two</i> <PATH>');
});

test('code, components and tags in lower case stay as they are', () => {
  const texts = [
    '`<BR>`',
    '```html\n<BR>\n```\n',
    '<FAQ>a</FAQ> <Div> <div CLASS="a">',
    'Map<K, V> and List<T>',
    'import P from "/p.mdx";\n\n<P>a</P>',
    'export const P = () => "p";\n\n<P />',
  ];
  for (const text of texts) assert.equal(lowered(text), text);
});

test('only a name in capitals means an element', () => {
  assert.deepEqual(['BR', 'H1', 'Br', 'br', 'FAQ'].map(elementInCapitals), [
    'br',
    'h1',
    undefined,
    undefined,
    undefined,
  ]);
});
