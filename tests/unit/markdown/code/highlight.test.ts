import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseFenceMeta } from '../../../../src/markdown/code/fence-meta.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlight.ts';
import { PageCode } from '../../../../src/markdown/code/page-code.ts';

const highlighter = createHighlighter();
await highlighter.ensureLanguages(['js', 'bash', 'python', 'diff', 'no-such-language'], '');

function html(code: string, lang = 'js', meta = ''): string {
  return highlighter.highlight(code, parseFenceMeta(lang, meta)).html;
}

test('code becomes a focusable block with one element per line', () => {
  assert.equal(
    html('const a = 1;\n\nrun();\n'),
    '<pre data-language="js" tabindex="0"><code>' +
      '<span class="line"><span class="tk">const</span> a = <span class="tn">1</span>;</span>\n' +
      '<span class="line"></span>\n' +
      '<span class="line"><span class="tf">run</span>();</span>' +
      '</code></pre>',
  );
});

test('the markup contains no colors', () => {
  assert.doesNotMatch(html('if (a) { return `${b}\\n`; } // c'), /style|#[0-9a-f]{3}/i);
});

test('adjacent tokens of one kind share an element', () => {
  assert.match(
    html('export default function () {}'),
    /<span class="tk">export default function<\/span>/,
  );
});

test('the text shown is the text that was written', () => {
  const code = 'a < b && "<i>" // [!code ++]\n\tc\r\nd';
  const shown = html(code)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  assert.equal(shown, 'a < b && "<i>"\n\tc\nd');
});

test('the fence meta marks lines, counted as written', () => {
  const code = '// [!code focus]\na\nb\nc';
  assert.match(html(code, 'js', '{3}'), /<span class="line highlighted">b<\/span>/);
  assert.match(
    html('a\nb', 'js', 'focus={2}'),
    /^<pre class="has-focused".*\n<span class="line focused">b/,
  );
});

test('added and removed lines are marked, and removed lines are not copied', () => {
  const { html: block, text } = highlighter.highlight('a // [!code --]\nb // [!code ++]\nc', {
    language: 'js',
  });
  assert.match(block, /^<pre class="has-signs"/);
  assert.match(
    block,
    /<span class="line diff remove">a<\/span>\n<span class="line diff add">b<\/span>/,
  );
  assert.equal(text, 'b\nc');
});

test('words that differ between a removed line and the added line are marked in both', () => {
  const block = html('call(one, 1); // [!code --]\ncall(two, 1); // [!code ++]', 'text');
  assert.match(block, /call\(<span class="changed-word">one<\/span>, 1\);/);
  assert.match(block, /call\(<span class="changed-word">two<\/span>, 1\);/);
});

test('changed lines are compared in order, and extra lines are marked as a whole', () => {
  const block = html(
    ['let a = 1;', 'let b = 2;'].map((line) => `${line} // [!code --]`).join('\n') +
      '\nlet a = 3; // [!code ++]\nrest',
    'text',
  );
  assert.match(block, /let a = <span class="changed-word">1</);
  assert.match(block, /<span class="line diff remove">let b = 2;<\/span>/);
  assert.match(block, /let a = <span class="changed-word">3</);
});

test('changed lines that have little in common are marked as a whole', () => {
  const block = html('import x from "y" // [!code --]\nrun() // [!code ++]', 'text');
  assert.doesNotMatch(block, /changed-word/);
});

test('terminal input is distinguished from output, and only input is copied', () => {
  const session = '$ npm install \\\n  lectern\nadded 12 packages\n$ npx lectern build';
  const { html: block, text } = highlighter.highlight(session, { language: 'console' });
  assert.match(block, /<span class="line"><span class="prompt-sign">\$ <\/span>/);
  assert.match(block, /<span class="line printed">added 12 packages/);
  assert.equal(text, 'npm install \\\n  lectern\nnpx lectern build');
});

test('shell code without a prompt and dollars in other languages are copied unchanged', () => {
  for (const [code, language] of [
    ['# A price\necho "$ 5"\n$ no prompt here', 'bash'],
    ['$ a = 1', 'text'],
  ] as const) {
    assert.equal(highlighter.highlight(code, { language }).text, code);
  }
});

test('errors and warnings are marked', () => {
  assert.match(html('a // [!code error]'), /^<pre class="has-signs"/);
  assert.match(html('a // [!code error]'), /class="line highlighted error"/);
  assert.match(html('a // [!code warning]'), /class="line highlighted warning"/);
});

test('a marked word can span several colors', () => {
  assert.match(
    html('// [!code word:a = 1]\nconst a = 1;'),
    /<span class="highlighted-word">a = <span class="tn">1<\/span><\/span>;/,
  );
});

test('words with characters of regular expressions are matched literally', () => {
  assert.match(
    html('// [!code word:a.b(]\naxb( a.b(', 'text'),
    /axb\( <span class="highlighted-word">a\.b\(</,
  );
});

test('line numbers that do not begin at 1 are written on their lines', () => {
  assert.match(html('a\nb', 'js', 'startLine=40'), /data-line="40">.*\n.*data-line="41">/);
});

test('an unknown language is plain text and is reported', () => {
  const shown = highlighter.highlight('const a = 1', { language: 'javascrip' });
  assert.deepEqual(shown.unknownLanguage, { language: 'javascrip', nearest: 'javascript' });
  assert.match(shown.html, /<span class="line">const a = 1<\/span>/);
});

test('plain text and a missing language are not reported', () => {
  for (const language of ['', 'text', 'output']) {
    assert.equal(highlighter.highlight('x', { language }).unknownLanguage, undefined);
  }
});

test('a language cannot break out of its attribute', () => {
  const { html: block } = highlighter.highlight('x', { language: '"><img onerror=x>' });
  assert.equal(block, '<pre tabindex="0"><code><span class="line">x</span></code></pre>');
});

test('markup in code stays text', () => {
  assert.match(
    html('<script>alert(1)</script>', 'text'),
    /&lt;script&gt;alert\(1\)&lt;\/script&gt;/,
  );
});

test('characters that could hide or reorder code are visible', () => {
  assert.match(html('a \u202e b', 'text'), /a <span class="hidden-character">U\+202E<\/span> b/);
  assert.match(html('\u001b[31m\u0000', 'text'), /␛\[31m␀/);
});

test('empty code is an empty block', () => {
  assert.equal(highlighter.highlight('', { language: 'js' }).lineCount, 1);
});

test('plainly highlighted code comes with ready HTML, its text and its marks', () => {
  const { html: whole, ready } = highlighter.highlight('f(1 < 2)\n', parseFenceMeta('js', ''));
  assert.ok(ready);
  const withLine = ready.html
    .replace('<code class="code-plain">', '<code><span class="line">')
    .replace('</code>', '</span></code>');
  assert.equal(`<pre data-language="js" tabindex="0">${withLine}</pre>`, whole);
  assert.equal(ready.text, 'f(1 < 2)');
  assert.deepEqual(ready.marks, ['code', 'span', '.code-plain', '.tf', '.tn']);
});

test('code that needs more than text and colors has no ready HTML', () => {
  const all = [
    ['js', '', 'a // [!code ++]'],
    ['js', '{1}', 'a'],
    ['js', 'startLine=4', 'a'],
    ['js', 'collapse={1-2}', 'a\nb\nc'],
    ['bash', '', '$ ls\na.txt'],
    ['js', '', 'a\u202eb'],
    ['text', '', 'a'],
    ['', '', 'a'],
  ] as const;
  for (const [language, meta, code] of all) {
    const { ready } = highlighter.highlight(code, parseFenceMeta(language, meta));
    assert.equal(ready, undefined, `${language} ${meta} ${code}`);
  }
});

test('a grammar that is loaded later is used from then on', async () => {
  const fresh = createHighlighter();
  assert.doesNotMatch(fresh.highlight('true', { language: 'js' }).html, /"tn"/);
  await fresh.ensureLanguages(['js'], '');
  assert.match(fresh.highlight('true', { language: 'js' }).html, /"tn"/);
});

suite('code that a page has shown before', () => {
  const code = 'const a = "x"; // y\n\n  return [a];';
  const shown = (page: PageCode, from = highlighter) =>
    from.highlight(code, parseFenceMeta('js', '{1}'), page);

  test('gets the same colors without its grammar', () => {
    const first = new PageCode();
    const expected = shown(first);
    const second = new PageCode(first.format());
    const fresh = createHighlighter();
    assert.deepEqual(shown(second, fresh), expected);
    assert.equal(second.lacking.size, 0);
    assert.equal(second.format(), first.format());
    assert.doesNotMatch(shown(new PageCode(), fresh).html, /"tk"/);
  });

  test('has no effect on other code, even if the stored data is damaged', () => {
    const before = new PageCode();
    shown(before);
    for (const kept of [before.format(), '', '{}', '[[', '[1]', undefined]) {
      const page = new PageCode(kept);
      const { html: plain } = createHighlighter().highlight('let b', { language: 'js' }, page);
      assert.doesNotMatch(plain, /class="t/);
      assert.deepEqual([...page.lacking], ['javascript']);
    }
  });
});

test('identical fences are highlighted once', () => {
  const fence = parseFenceMeta('js', '{1}');
  assert.equal(highlighter.highlight('let z', fence), highlighter.highlight('let z', { ...fence }));
});

test('output does not depend on what was highlighted before', async () => {
  const fresh = createHighlighter();
  await fresh.ensureLanguages(['python', 'bash', 'js'], '');
  fresh.highlight('echo "$A"', { language: 'bash' });
  assert.equal(fresh.highlight('const a = 1;', { language: 'js' }).html, html('const a = 1;'));
});

test('nested code is highlighted, whichever language was loaded first', async () => {
  const code = '# Text\n\n```json\n{ "a": 1 }\n```';
  const shown = [];
  for (const names of [
    ['json', 'md'],
    ['md', 'json'],
  ]) {
    const fresh = createHighlighter();
    for (const name of names) {
      await fresh.ensureLanguages([name], '');
      fresh.highlight(`${name} of before`, { language: 'md' });
    }
    shown.push(fresh.highlight(code, { language: 'md' }).html);
  }
  assert.match(shown[0] ?? '', /<span class="ta">"a"<\/span>: <span class="tn">1</);
  assert.equal(shown[1], shown[0]);
});

test('a very long line is shown in full', () => {
  const line = `const a = "${'x'.repeat(200_000)}";`;
  assert.ok(html(line).includes(line.slice(0, 5000)));
});

test('without grammars, code has no colors, and unknown languages are still reported', async () => {
  const plain = createHighlighter({ usesGrammars: false });
  await plain.ensureLanguages(['js'], '');
  const code = 'const a = 1';
  assert.match(plain.highlight(code, { language: 'js' }).html, /<span class="line">const a = 1</);
  const { unknownLanguage } = plain.highlight(code, { language: 'javascrip' });
  assert.deepEqual(unknownLanguage, { language: 'javascrip', nearest: 'javascript' });
});

test('a grammar of the project takes precedence over a Shiki grammar of the same name', async () => {
  const patterns = [{ match: 'begin', name: 'keyword' }];
  const definition = { scopeName: 'source.own', patterns };
  const own = createHighlighter({ own: [{ id: 'own@1', names: ['own', 'js'], definition }] });
  await own.ensureLanguages(['own', 'js', 'python'], '');
  for (const language of ['own', 'js']) {
    const { html: block, unknownLanguage } = own.highlight('begin const', { language });
    assert.match(block, /<span class="tk">begin<\/span> const/);
    assert.equal(unknownLanguage, undefined);
  }
  assert.match(own.highlight('def', { language: 'python' }).html, /<span class="tk">def/);
});
