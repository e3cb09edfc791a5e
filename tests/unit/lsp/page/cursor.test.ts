import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cursorIn } from '../../../../src/lsp/page/cursor.ts';

/** Describes what is at the `|` of a text: its kind, what is around it, and the word in quotes. */
function cursorAt(marked: string): string {
  const offset = marked.indexOf('|');
  const cursor = cursorIn(marked.replace('|', ''), offset);
  if (cursor.kind === 'text') return 'text';
  const around = Object.values({ ...cursor, kind: '', word: '' })
    .flat()
    .filter(Boolean);
  return [cursor.kind, ...around, `"${cursor.word.text}"`].join(' ');
}

test('front matter is read key by key, even if it is incomplete', () => {
  assert.equal(cursorAt('---\nic|\n---\n'), 'front-matter-key "ic"');
  assert.equal(cursorAt('---\ntitle: A\n|'), 'front-matter-key ""');
  assert.equal(cursorAt('---\nicon: ro|ck\n---\n'), 'front-matter-value icon "rock"');
  assert.equal(cursorAt('---\nicon: "ro|ck"\n---\n'), 'front-matter-value icon "rock"');
  assert.equal(cursorAt('---\nog:title: A|\n---\n'), 'front-matter-value og:title "A"');
  assert.equal(cursorAt('---\ntitle: A\n---\n\nicon: ro|'), 'text');
});

test('tags, props and values are distinguished while they are typed', () => {
  assert.equal(cursorAt('Text\n\n<Ca|'), 'tag "Ca"');
  assert.equal(cursorAt('<|'), 'tag ""');
  assert.equal(cursorAt('</Ca|rd>'), 'tag "Card"');
  assert.equal(cursorAt('<Card ti|'), 'prop Card "ti"');
  assert.equal(cursorAt('<Card title="A" |>\n</Card>'), 'prop Card title ""');
  assert.equal(cursorAt('<Card |\n  title="A"\n>'), 'prop Card ""');
  assert.equal(cursorAt('<Card\n  icon="ro|ck"\n>'), 'value Card icon "rock"');
  assert.equal(cursorAt('<Card icon="ro|'), 'value Card icon "ro"');
  assert.equal(cursorAt('<Card title={a > b} hr|'), 'prop Card title "hr"');
  assert.equal(cursorAt('<Card title="A">| text'), 'text');
});

test('an unclosed tag or code span does not affect the next paragraph', () => {
  assert.equal(cursorAt('<Card title="A\n\n<No|'), 'tag "No"');
  assert.equal(cursorAt('<Card\n\n[a](/b|)'), 'link "/b"');
  assert.equal(cursorAt('a ` b\n\n<No|'), 'tag "No"');
});

test('links and imports are read as a whole', () => {
  assert.equal(cursorAt('See [this](/gui|des#a) page'), 'link "/guides#a"');
  assert.equal(cursorAt('See [this](/guides) p|age'), 'text');
  assert.equal(cursorAt('See [this].\n\n[this]: /gui|des "Title"'), 'link "/guides"');
  assert.equal(cursorAt('[th|is]: /guides'), 'text');
  assert.equal(cursorAt('[^1]: a no|te'), 'text');
  assert.equal(cursorAt("import Note from '/snip|'"), 'import "/snip"');
});

test('the URL of an image is distinguished from that of an enclosing link', () => {
  assert.equal(cursorAt('![a [b] c](/im|'), 'image "/im"');
  assert.equal(cursorAt('[![a](/im|g.png)](/guides)'), 'image "/img.png"');
  assert.equal(cursorAt('[![a](/img.png)](/gui|des)'), 'link "/guides"');
  assert.equal(cursorAt('a! [b](/gui|des)'), 'link "/guides"');
});

test('the language of a code block is read at its opening fence only', () => {
  assert.equal(cursorAt('Text\n\n```|'), 'language ""');
  assert.equal(cursorAt('```ty|p title="a"\n```\n'), 'language "typ"');
  assert.equal(cursorAt('- ~~~ p|\n'), 'language "p"');
  assert.equal(cursorAt('<Tab>\n    ```js|\n'), 'language "js"');
  assert.equal(cursorAt('```js title="|"\n'), 'text');
  assert.equal(cursorAt('```js\na\n```|'), 'text');
  assert.equal(cursorAt('````md\n```j|\n```\n````\n'), 'text');
});

test('a code block in a comment or a string has no language', () => {
  assert.equal(cursorAt('{/*\n```j|\na\n```\n*/}\n'), 'text');
  assert.equal(cursorAt('{/*\n```j|\n*/}\n\nText\n'), 'text');
  assert.equal(cursorAt('<!--\n```j|\n```\n-->\n'), 'text');
  assert.equal(cursorAt('export const code = `\n~~~ j|\n`;\n\nText\n'), 'text');
  assert.equal(cursorAt('<pre>{`\n~~~ j|\n~~~\n`}</pre>\n'), 'text');
  assert.equal(cursorAt('<Card title={`\n~~~ j|\n`} />\n'), 'text');
  assert.equal(cursorAt('{/*\n```js\n*/}\n\n```j|\n'), 'language "j"');
  assert.equal(cursorAt('{ never closed\n\n```j|\n'), 'language "j"');
  assert.equal(cursorAt('It costs {5} or\r\n\r\n```j|\r\n```\r\n'), 'language "j"');
});

test('nothing can be completed in code and comments', () => {
  assert.equal(cursorAt('```mdx\n<Ca|\n```'), 'text');
  assert.equal(cursorAt('```mdx\n```\n<Ca|'), 'tag "Ca"');
  assert.equal(cursorAt('- ```mdx\n  <Ca|\n  ```'), 'text');
  assert.equal(cursorAt('> ```mdx\n> ```\n> <Ca|'), 'tag "Ca"');
  assert.equal(cursorAt('Write `<Ca|rd>` here'), 'text');
  assert.equal(cursorAt('{/* <Ca| */}'), 'text');
});
