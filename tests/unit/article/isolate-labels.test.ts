import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finishShell } from '../../../src/article/finish-shell.ts';
import { finished } from '../../helpers/pages/finished.ts';

const finish = (html: string, direction?: 'rtl') => finishShell(html, new Notes(), direction).html;

test('a Latin label keeps its punctuation in place on a right-to-left page', () => {
  for (const label of ['&gt;_ Reference', 'C++ (beta)', '2 ways', 'What is it?', '.NET', '¿Qué?']) {
    const html = `<a href="/"><svg><title>x.</title></svg>${label}</a>`;
    assert.equal(finish(html, 'rtl'), html.replace(label, `<bdi>${label}</bdi>`));
    assert.equal(finish(html), html, 'nothing changes on pages that run to the right');
  }
});

test('labels that are not reordered stay unchanged', () => {
  for (const html of [
    '<a>Reference</a>',
    '<a>OAuth 2</a>',
    '<a>C++ للمبتدئين</a>',
    '<a>(بيتا)</a>',
    '<a>HTTP: מבוא!</a>',
    '<a>404</a>',
    '<a>…</a>',
    '<bdi>.NET</bdi>',
    '<select><option>.NET</option></select>',
    '<script>.NET</script>',
    '<p>Name: <b>x</b></p>',
  ]) {
    assert.equal(finish(html, 'rtl'), html);
  }
});

test('a Latin heading keeps its punctuation in place, in an article too', async () => {
  const draw = async (html: string, direction?: 'rtl') =>
    (await finished(html, { ...(direction && { direction }) })).html;
  const link = (inside: string) => `<h2 id="a"><a href="#a">${inside}</a></h2>`;
  assert.equal(await draw(link('&gt;_ a!'), 'rtl'), link('<bdi>&gt;_ a!</bdi>'));
  assert.equal(
    await draw(link('.a <code>b</code>!'), 'rtl'),
    link('<bdi>.a <code>b</code>!</bdi>'),
  );
  const sign = '<a href="#b" aria-hidden="true"></a>';
  assert.equal(
    await draw(`<h2 id="b">.b <a href="/x">c</a>${sign}</h2>`, 'rtl'),
    `<h2 id="b"><bdi>.b <a href="/x">c</a></bdi>${sign}</h2>`,
  );
  for (const html of [link('a'), link('!مرحبا'), '<p>.NET</p>']) {
    assert.equal(await draw(html, 'rtl'), html);
  }
  assert.equal(
    await draw(link('.a')),
    link('.a'),
    'nothing changes on pages that run to the right',
  );
});
