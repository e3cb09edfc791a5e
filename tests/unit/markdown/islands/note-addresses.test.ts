import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteAddresses } from '../../../../src/markdown/islands/note-addresses.ts';

function noted(html: string, base = ''): string[] {
  const found: string[] = [];
  noteAddresses(html, base, (url, kind) => found.push(`${kind} ${url}`));
  return found;
}

test('links, images and media are noted, as the author wrote them', () => {
  const html =
    '<div><a href="/docs/a"><img src="/docs/b.png"></a><video src="/c.mp4" poster="/docs/d.png"></video></div>';
  assert.deepEqual(noted(html, '/docs'), ['link /a', 'file /b.png', 'file /c.mp4', 'file /d.png']);
});

test('addresses that are not from the root are left alone', () => {
  assert.deepEqual(
    noted(
      '<a href="#x">a</a><a href="?t=1">b</a><a href="//host/a">c</a><a>d</a><b href="/x">e</b>',
    ),
    [],
  );
});
