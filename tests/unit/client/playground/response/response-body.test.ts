import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  decodeText,
  formatSize,
  formatTime,
  hexDump,
  kindOfBody,
} from '../../../../../src/client/playground/response/response-body.ts';
import { findInJson } from '../../../../../src/client/playground/response/find-in-json.ts';
import { JsonIndex } from '../../../../../src/client/playground/response/json-index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

suite('kinds of bodies', () => {
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

test('text is decoded in the charset of the response, and decoding never fails', () => {
  const latin = [['Content-Type', 'text/plain; charset="ISO-8859-1"']] as const;
  assert.equal(decodeText(Uint8Array.of(0xe9), latin), 'é');
  assert.equal(decodeText(Uint8Array.of(0x61, 0xff, 0x62)), 'a\ufffdb');
  assert.equal(decodeText(bytesOf('é'), [['Content-Type', 'text/plain; charset=klingon']]), 'é');
});

test('sizes and times are formatted for people', () => {
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

test('bytes are shown as a hex dump with sixteen per line', () => {
  assert.equal(
    hexDump(bytesOf('abcdefghijklmnop\n')),
    [
      '00000000  61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70  abcdefghijklmnop',
      `00000010  0a${' '.repeat(47)}.`,
    ].join('\n'),
  );
});

suite('JSON in a response', () => {
  /** Returns every part of a text, as written. */
  const listAll = (text: string) => {
    const index = JsonIndex.read(text);
    assert.ok(index);
    return index.listParts(index.root).map((part) => {
      const name = part.key && index.textOf(part.key);
      return [name, part.kind, part.count, index.textOf(part)];
    });
  };

  test('is shown as written, key by key', () => {
    const text = ' { "a" : 12345678901234567890 , "a":1.10,"b\\u0041": [null, "\\"}", {}] }\n';
    assert.deepEqual(listAll(text), [
      ['"a"', 'scalar', 0, '12345678901234567890'],
      ['"a"', 'scalar', 0, '1.10'],
      ['"b\\u0041"', 'list', 3, '[null, "\\"}", {}]'],
    ]);
    assert.deepEqual(listAll('[[ ], {"\\\\": "]"}, "a,b"]'), [
      [undefined, 'list', 0, '[ ]'],
      [undefined, 'map', 1, '{"\\\\": "]"}'],
      [undefined, 'scalar', 0, '"a,b"'],
    ]);
  });

  test('is indexed with the same parts as a full parse finds, even if it is large', () => {
    const value = Array.from({ length: 2000 }, (_, n) => ({
      n,
      list: [[n], { n: `"${n}\\` }, {}],
    }));
    const index = JsonIndex.read(JSON.stringify(value, null, 1));
    assert.ok(index);
    const pending = [index.root];
    for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
      if (part.kind === 'scalar') continue;
      const inner = index.listParts(part);
      assert.equal(inner.length, part.count);
      pending.push(...inner);
    }
    const parts = index
      .listParts(index.root)
      .map((part) => JSON.parse(index.textOf(part)) as unknown);
    assert.deepEqual(parts, value);
  });

  test('can have strings of a megabyte, and is not indexed if deeply nested or invalid', () => {
    const long = JSON.stringify('a"\\\n'.repeat(250_000));
    assert.deepEqual(JsonIndex.read(long)?.root, {
      kind: 'scalar',
      start: 0,
      end: long.length,
      count: 0,
    });
    assert.equal(JsonIndex.read('['.repeat(100_000) + ']'.repeat(100_000)), undefined);
    for (const text of ['[1,]', '[', ']', '{"a": ', '', '[1}', '"a']) {
      assert.equal(JsonIndex.read(text), undefined, text);
    }
  });
});

suite('a search in JSON', () => {
  const find = (text: string, query: string) =>
    findInJson(text, query).map(({ start, end }) => text.slice(start, end));

  test('finds names and values, regardless of case and escapes', () => {
    assert.deepEqual(find('{"Name": "rename", "id": 17}', 'name'), ['Name', 'name']);
    assert.deepEqual(find('{"a": "caf\\u00e9", "b": "CAFÉ"}', 'café'), ['caf\\u00e9', 'CAFÉ']);
    assert.deepEqual(find('{"a": "x\\/y \\"z\\""}', 'x/y "z"'), ['x\\/y \\"z\\"']);
    assert.deepEqual(find('[1.5, 15, "1+5"]', '1.5'), ['1.5']);
    assert.deepEqual(find('["C:\\\\temp"]', '\\temp'), ['\\\\temp']);
  });

  test('does not find punctuation between names and values', () => {
    assert.deepEqual(find('{"a": [1, "b, c"]}', ','), [',']);
    assert.deepEqual(find('[ "a b" ]', ' '), []);
    assert.deepEqual(find('{"at": "10:30"}', ':'), [':']);
  });

  test('stops after a limit of matches', () => {
    assert.equal(find(JSON.stringify('a'.repeat(20_000)), 'a').length, 10_000);
  });
});
