import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

const yaml = 'openapi: 3.1.0\ninfo:\n  title: Zoo\npaths:\n  /a:\n    get: {}\n';
const json = '{\n  "openapi": "3.0.3",\n  "paths": { "/a": { "get": {} } }\n}\n';

function parse(text: string, name = 'openapi.yaml') {
  const { document, diagnostics } = parseDocument({ name, text });
  return { document, texts: diagnostics.map((diagnostic) => diagnosticText(diagnostic)) };
}

test('a document is read from YAML and from JSON', () => {
  const { document, texts } = parse(yaml);
  assert.deepEqual(texts, []);
  assert.equal(document?.version, '3.1.0');
  assert.equal(document?.file, 'openapi.yaml');
  assert.deepEqual(document?.value['info'], { title: 'Zoo' });
  assert.equal(parse(json, 'a.json').document?.version, '3.0.3');
});

test('the format is detected from the text, not from the file name', () => {
  assert.equal(parse(yaml, 'a.json').document?.version, '3.1.0');
  assert.equal(parse(json, 'a.yaml').document?.version, '3.0.3');
  assert.equal(parse('{ openapi: 3.1.0, paths: {} }', 'a.yaml').document?.version, '3.1.0');
});

test('Swagger 2.0 is accepted, with its version quoted or not', () => {
  assert.equal(parse('swagger: "2.0"\n').document?.version, '2.0');
  assert.equal(parse('swagger: 2.0\n').document?.version, '2.0');
});

test('values and keys have positions in the text', () => {
  for (const text of [yaml, json]) {
    const { document } = parse(text);
    const line = text.split('\n').findIndex((written) => written.includes('get')) + 1;
    const column = (text.split('\n')[line - 1] ?? '').search(/"?get/) + 1;
    assert.deepEqual(document?.placeOf(['paths', '/a', 'get'], 'key').position, { line, column });
  }
});

test('a missing value resolves to the position of its parent', () => {
  assert.deepEqual(parse(yaml).document?.placeOf(['info', 'version']).position, {
    line: 3,
    column: 3,
  });
});

test('merge keys and aliases are expanded', () => {
  const { document, texts } = parse('openapi: 3.1.0\nx: &x { a: 1 }\ny: { <<: *x, b: 2 }\nz: *x\n');
  assert.deepEqual(texts, []);
  assert.deepEqual(document?.value['y'], { a: 1, b: 2 });
  assert.deepEqual(document?.value['z'], { a: 1 });
});

test('invalid JSON is reported with its position and reason', () => {
  assert.deepEqual(parse('{\n  "openapi": "3.1.0"\n  "info": {}\n}\n', 'a.json').texts, [
    'a.json:2:21 error openapi/syntax: There is no comma between two items. -> Add a comma here.',
  ]);
});

test('JSON with what only YAML allows is read, and reported', () => {
  const { texts, document } = parse('{\n  "openapi": "3.1.0",\n  "x": [1, 2,],\n}\n', 'a.json');
  assert.deepEqual(texts, [
    'a.json:3:13 warning openapi/loose-json: There is a comma after the last item, before "]". It was read as YAML, which allows this; other programs may not. -> Remove this comma: JSON allows commas between items only.',
  ]);
  assert.deepEqual(document?.value['x'], [1, 2]);
  assert.deepEqual(document?.placeOf(['x', 1]), {
    file: 'a.json',
    position: { line: 3, column: 12 },
  });
});

test('invalid YAML is reported with its position and reason', () => {
  assert.deepEqual(parse('openapi: 3.1.0\ninfo:\n\ttitle: x\n').texts, [
    'openapi.yaml:3:1 error openapi/syntax: Tabs are not allowed as indentation. -> Indent with spaces.',
  ]);
  assert.deepEqual(parse('openapi: 3.1.0\na: b: c\n').texts, [
    'openapi.yaml:2:4 error openapi/syntax: Nested mappings are not allowed in compact mappings. -> Put the text in quotes if it contains a colon followed by a space.',
  ]);
});

test('YAML with many unclosed brackets and quotes is parsed in linear time', () => {
  for (const line of ['  - [1, {a: 1\n', 'k: "a\n', 'k:\n  [1,\n2]\n']) {
    assertGrowsEvenly((size) => parse(`openapi: 3.1.0\n${line.repeat(size)}`), 200);
  }
});

test('an unclosed bracket or quote in YAML is reported once, where it opens', () => {
  const reported = (text: string) =>
    parse(`openapi: 3.1.0\n${text}`).texts.map((each) =>
      each.replace('error openapi/syntax: ', ''),
    );
  const words = (name: string, closer: string) =>
    `The ${name} that begins here is never closed. -> Add the missing ${closer} at its end.`;
  const object = words('object', '}');
  assert.deepEqual(reported('a: { b: { c: d }\ne: f\n'), [`openapi.yaml:2:4 ${object}`]);
  assert.deepEqual(reported('a:\n  x: [1, 2\n  y: 3\n'), [
    `openapi.yaml:3:6 ${words('list', ']')}`,
  ]);
  assert.deepEqual(reported('a: [x, { y: z]\n'), [`openapi.yaml:2:8 ${object}`]);
  assert.deepEqual(reported(`z: 'q'\na: { b: "c }\nd: e\n`), [
    `openapi.yaml:3:9 ${words('text', '"')}`,
  ]);
});

test('a repeated key is a warning, and its last value is used', () => {
  const { document, texts } = parse('openapi: 3.1.0\ninfo: 1\ninfo: 2\n');
  assert.equal(document?.value['info'], 2);
  const message = 'The key "info" is written twice in one object; the last one is used.';
  assert.deepEqual(texts, [
    `openapi.yaml:3:1 warning openapi/repeated-key: ${message} -> Remove or rename one of them.`,
  ]);
  assert.deepEqual(parse('{"openapi":"3.1.0","info":1,\n"info":2}', 'a.json').texts, [
    `a.json:2:1 warning openapi/repeated-key: ${message} -> Remove or rename one of them.`,
  ]);
});

test('an empty document is reported as empty', () => {
  for (const text of ['', '  \n']) {
    assert.deepEqual(parse(text).texts, [
      'openapi.yaml:1:1 error openapi/empty: The document has no content. -> Write the document, or remove it from "openapi".',
    ]);
  }
});

test('a document without a version key is reported as not OpenAPI', () => {
  const expected = [
    'openapi.yaml:1:1 error openapi/no-version: The document has neither "openapi" nor "swagger" nor "asyncapi" at its top to say its version. -> Begin it with a line like openapi: 3.1.0, or correct the path.',
  ];
  for (const text of ['a: 1\n', '- a\n', 'just words\n', '{"a": 1}', '# nothing\n']) {
    assert.deepEqual(parse(text).texts, expected, text);
  }
  assert.deepEqual(parse('asyncapi: 3.0.0\n').texts, []);
});

test('every supported version is accepted without diagnostics', () => {
  const lines = ['3.0.4', '3.1', '3.1.1', '3.2.0', '3.1.0-rc1'].map(
    (version) => `openapi: ${version}`,
  );
  for (const line of [...lines, 'openapi: 3', 'swagger: "2.0"']) {
    assert.deepEqual(parse(`${line}\n`).texts, [], line);
  }
});

test('an unknown version is reported, and the document is read as far as possible', () => {
  const reported = (key: string, version: string, readAs: string) =>
    `openapi.yaml:2:${key.length + 3} warning openapi/unknown-version: "${key}" is "${version}", which is not a known version; the document is read as version ${readAs} as far as possible. -> Write openapi: 3.0.4, 3.1.1 or 3.2.0, or swagger: "2.0", whichever it follows.`;
  for (const [key, version, readAs] of [
    ['openapi', '4.0.0', '3.2'],
    ['openapi', '3.3.0', '3.2'],
    ['openapi', '3.10.0', '3.2'],
    ['openapi', '3.1x', '3.1'],
    ['openapi', '2.0', '2.0'],
    ['swagger', '3.0.0', '3.0'],
  ] as const) {
    const { document, texts } = parse(`info: {}\n${key}: '${version}'\n`);
    assert.deepEqual(texts, [reported(key, version, readAs)]);
    assert.equal(document?.version, version);
  }
});

test('a Swagger 1 document is rejected', () => {
  const { document, texts } = parse('{"swaggerVersion": "1.2",\n"swagger": "1.2"}', 'a.json');
  assert.deepEqual(texts, [
    'a.json:2:12 error openapi/old-version: A document of Swagger 1.2 is structured differently from later ones and cannot be shown. -> Convert it to OpenAPI 3.1, or write the version that it follows.',
  ]);
  assert.equal(document, undefined);
});

test('a YAML alias bomb is rejected', () => {
  const lines = ['openapi: 3.1.0', 'a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 10; level += 1) {
    const items = Array.from({ length: 9 }, () => `*a${level - 1}`);
    lines.push(`a${level}: &a${level} [${items.join(', ')}]`);
  }
  const { document, texts } = parse(lines.join('\n'));
  assert.equal(document, undefined);
  assert.match(texts.join(), /error openapi\/syntax: Excessive alias count/);
});

test('excessive nesting in JSON is rejected', () => {
  const text = `{"openapi":"3.1.0","a":${'['.repeat(300)}${']'.repeat(300)}}`;
  assert.deepEqual(parse(text, 'a.json').texts, [
    'a.json:1:223 error openapi/too-deep: Lists and objects are nested more than 200 deep. -> Move inner schemas to components/schemas, and refer to them with $ref.',
  ]);
  const deeper = `{"openapi":"3.1.0","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  assert.equal(parse(deeper, 'a.json').document, undefined);
});

test('excessive nesting in YAML is rejected at the limit, in any notation', () => {
  const words =
    'error openapi/too-deep: Lists and objects are nested more than 200 deep. -> Move inner schemas to components/schemas, and refer to them with $ref.';
  const levels = Array.from({ length: 3000 }, (_, rank) => `${' '.repeat(rank)}a:`).join('\n');
  for (const [text, place] of [
    [`openapi: 3.1.0\nx: ${'['.repeat(50_000)}`, '2:203'],
    [`openapi: 3.1.0\nx: ${'{a: '.repeat(50_000)}`, '2:800'],
    [levels, '201:202'],
    [`openapi: 3.1.0\nx:\n  ${'- '.repeat(20_000)}`, '3:401'],
    [`openapi: 3.1.0\nx:\n  ${'? '.repeat(20_000)}`, '3:401'],
  ] as const) {
    assert.deepEqual(parse(text).texts, [`openapi.yaml:${place} ${words}`]);
  }
});

test('adjacent brackets and deep indentation do not count as nesting', () => {
  const wide = Array.from({ length: 300 }, (_, rank) => `k${rank}: { a: [1] }`).join('\n');
  const far = ' '.repeat(300);
  const text = `openapi: 3.1.0\n${wide}\nq: "${'['.repeat(300)}"\nb: |\n${far}- - [\nc:\n${far}d: 1\ne: 2\n`;
  assert.deepEqual(parse(text).texts, []);
});

test('keys named like object properties do not pollute prototypes', () => {
  parse('openapi: 3.1.0\n__proto__: { polluted: true }\nconstructor: 1\n');
  parse('{"openapi":"3.1.0","__proto__":{"polluted":true}}', 'a.json');
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
});

test('YAML yields only JSON values, whatever its tags are', () => {
  const value = (text: string) => parse(`openapi: 3.1.0\na: ${text}\n`).document?.value['a'];
  assert.equal(value('!!js/function "x"'), 'x');
  assert.equal(value('!!binary aGVsbG8='), 'aGVsbG8=');
  assert.equal(value('!!timestamp 2024-01-01'), '2024-01-01');
  assert.deepEqual(value('!!set { b, c }'), { b: null, c: null });
  assert.deepEqual(value('!!omap [b: 1]'), [{ b: 1 }]);
  assert.deepEqual(value('!unknown [no, on, 12:30, 1_000]'), ['no', 'on', '12:30', '1_000']);
});

test('a merged __proto__ key never becomes a prototype', () => {
  const { document } = parse(
    'openapi: 3.1.0\na: &a { __proto__: { polluted: true } }\nb: { <<: *a, c: 1 }\n',
  );
  assert.ok(document);
  assert.equal((document.value['b'] as { polluted?: unknown }).polluted, undefined);
});

test('a second YAML document in a file is reported where it begins', () => {
  assert.deepEqual(parse('openapi: 3.1.0\npaths: {}\n---\nopenapi: 3.0.0\n').texts, [
    'openapi.yaml:3:1 error openapi/syntax: A second document begins here. -> Keep one document; remove the line ---.',
  ]);
});

test('a document separator followed only by comments is accepted', () => {
  const { texts, document } = parse(
    'openapi: 3.1.0\npaths: {}\n--- # the end\n\n# Made by hand.\n',
  );
  assert.deepEqual(texts, []);
  assert.equal(document?.value['openapi'], '3.1.0');
});

test('a remote document is reported at the entry that names it', () => {
  const place = { file: 'docs.json', position: { line: 7, column: 3 } };
  const url = 'https://example.com/openapi.json';
  const read = (text: string) =>
    parseDocument({ name: url, text, place }).diagnostics.map((one) => diagnosticText(one));
  assert.deepEqual(read('{\n"a" 1}'), [
    `docs.json:7:3 error openapi/syntax: ${url}, line 2, column 4: There is no colon after the key "a". -> Write a colon and the value after it: "a": …`,
  ]);
  assert.match(read('<html></html>').join(), new RegExp(`no-version: ${url}: The document`));
  assert.equal(parseDocument({ name: url, text: json, place }).document?.file, undefined);
});
