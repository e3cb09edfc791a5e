import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finished, written } from '../../../helpers/pages/finished.ts';

const fold = (lines: string) =>
  `<details class="code-fold"><summary data-lines="${lines}" aria-label="${lines}"></summary>x\n</details>`;

const namesIn = (html: string) =>
  Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, name]) => name);

test('folds in a code block are labeled in the language of the page', async () => {
  const notes = new Notes();
  const nameLines = (lines: string) => `Zeilen: ${lines}`;
  const code = written(notes.add({ kind: 'code', language: 'js', nameLines }));
  const input = `<div${code}><pre><code>${fold('1–4')}y\n${fold('6')}</code></pre></div>`;
  const { html, facts } = await finished(input, { notes });
  assert.deepEqual(namesIn(html), ['Zeilen: 1–4', 'Zeilen: 6']);
  assert.match(html, /data-lines="1–4"/);
  assert.equal(facts.markdown, '```js\nx\ny\nx\n```');
});
