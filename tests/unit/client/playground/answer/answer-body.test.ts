import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  decodeText,
  formatSize,
  formatTime,
  hexDump,
  kindOfBody,
} from '../../../../../src/client/playground/answer/answer-body.ts';
import { readJsonTree } from '../../../../../src/client/playground/answer/json-nodes.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

suite('kinds', () => {
  const kinds: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['application/json', '{}', 'json'],
    ['application/problem+json', '{}', 'json'],
    ['', ' [1]', 'json'],
    ['', 'hello', 'text'],
    ['text/html', '<script>', 'text'],
    ['application/xml', '<a/>', 'text'],
    ['image/svg+xml', '<svg onload="alert(1)"/>', 'text'],
    ['application/octet-stream', 'plain words', 'text'],
    ['application/octet-stream', Uint8Array.of(1, 0, 2), 'binary'],
    ['', Uint8Array.from({ length: 100 }, () => 0xff), 'binary'],
    ['image/png', Uint8Array.of(1), 'image'],
    ['application/json', '', 'empty'],
  ];
  for (const [type, body, kind] of kinds) {
    test(`${type || 'no type'} with ${typeof body === 'string' ? body || 'nothing' : 'bytes'} is ${kind}`, () => {
      const bytes = typeof body === 'string' ? bytesOf(body) : body;
      assert.equal(kindOfBody(type, bytes), kind);
    });
  }
});

test('text is read in the encoding that the answer names, and never fails', () => {
  const latin = [['Content-Type', 'text/plain; charset="ISO-8859-1"']] as const;
  assert.equal(decodeText(Uint8Array.of(0xe9), latin), 'é');
  assert.equal(decodeText(Uint8Array.of(0x61, 0xff, 0x62)), 'a\ufffdb');
  assert.equal(decodeText(bytesOf('é'), [['Content-Type', 'text/plain; charset=klingon']]), 'é');
});

test('sizes and times are told as people say them', () => {
  assert.deepEqual([0, 999, 1000, 123_456, 999_600, 1_500_000].map(formatSize), [
    '0 B',
    '999 B',
    '1 kB',
    '123 kB',
    '1 MB',
    '1.5 MB',
  ]);
  assert.deepEqual([0.4, 84.4, 999.7, 12_345].map(formatTime), ['0 ms', '84 ms', '1 s', '12 s']);
});

test('bytes are shown sixteen to a line', () => {
  assert.equal(
    hexDump(bytesOf('abcdefghijklmnop\n')),
    [
      '00000000  61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70  abcdefghijklmnop',
      `00000010  0a${' '.repeat(47)}.`,
    ].join('\n'),
  );
});

suite('JSON', () => {
  test('is drawn as it was written, key by key', () => {
    const text = '{"a": 12345678901234567890, "a": 1.10, "b\\u0041": [null, "\\"}", {}]}';
    const tree = readJsonTree(text);
    assert.ok(tree?.kind === 'map');
    assert.deepEqual(
      tree.entries.map(({ keySpan, value: { kind, start, end } }) => [
        keySpan.text,
        kind,
        text.slice(start, end),
      ]),
      [
        ['"a"', 'scalar', '12345678901234567890'],
        ['"a"', 'scalar', '1.10'],
        ['"b\\u0041"', 'list', '[null, "\\"}", {}]'],
      ],
    );
  });

  test('strings of a megabyte, and deep nesting, do no harm', () => {
    const long = JSON.stringify('a"\\\n'.repeat(250_000));
    assert.deepEqual(readJsonTree(long), {
      kind: 'scalar',
      text: long,
      start: 0,
      end: long.length,
    });
    assert.equal(readJsonTree('['.repeat(100_000) + ']'.repeat(100_000)), undefined);
    assert.equal(readJsonTree('[1,]'), undefined);
  });
});
