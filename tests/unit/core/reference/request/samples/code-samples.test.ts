import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserConfig } from '../../../../../../src/core/config/config.ts';
import type {
  HttpPart,
  HttpRequest,
  SampleRefusal,
} from '../../../../../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../../../../../src/core/reference/request/samples/code-samples.ts';
import { englishWording } from '../../../../../helpers/values/english-wording.ts';
import { smallOperation } from '../../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string', example: 'a text that takes some room in a sample' };

function bodyOf(schema: object, api: UserConfig['api'] = {}): unknown {
  const requestBody = { content: { 'application/json': { schema } } };
  const { sampleRequest } = smallOperation({ requestBody }, {}, api);
  assert.equal(sampleRequest.body?.kind, 'text');
  return JSON.parse(sampleRequest.body.text);
}

function objectOf(names: readonly string[], more: object = {}) {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, text])),
    ...more,
  };
}

const { words, fill } = englishWording;
const report = ({ key, values }: SampleRefusal) => fill(words[key], values);

const letters = Array.from('abcdefghijklmnopqrst');

test('a large request shows required values and a few optional ones', () => {
  const required = ['s', 't'];
  const nested = objectOf(letters, { required });
  const schema = objectOf(letters, { required: [...required, 'inner'] });
  const body = bodyOf({ ...schema, properties: { ...schema.properties, inner: nested } });
  assert.ok(typeof body === 'object' && body !== null && 'inner' in body);
  assert.ok(['s', 't'].every((name) => name in body));
  assert.deepEqual(Object.keys(body.inner ?? {}).slice(-2), ['s', 't']);
  const values = Object.keys(body).length - 1 + Object.keys(body.inner ?? {}).length;
  assert.equal(values, 10);
});

test('a shortened request is still valid for its schema', () => {
  const body = bodyOf(objectOf(letters, { minProperties: 15 }));
  assert.deepEqual(Object.keys(body ?? {}), letters);
});

test('a small request is shown completely, and a large one if docs.json says so', () => {
  const few = letters.slice(0, 8);
  assert.deepEqual(Object.keys(bodyOf(objectOf(few)) ?? {}), few);
  const api = { request: { example: { showOptionalParams: true } } };
  assert.deepEqual(Object.keys(bodyOf(objectOf(letters), api) ?? {}), letters);
});

function sampleOf(mediaType: string, content: object): string {
  const { sampleRequest } = smallOperation({ requestBody: { content: { [mediaType]: content } } });
  assert.equal(sampleRequest.body?.kind, 'text');
  return sampleRequest.body.text;
}

test('a string in a JSON body is sent as a JSON string', () => {
  const json = (content: object) => sampleOf('application/json', content);
  const schema = { type: 'string' };
  assert.equal(json({ schema, example: 'say "hi"' }), String.raw`"say \"hi\""`);
  assert.equal(json({ schema, example: '[1]' }), '"[1]"');
  assert.equal(json({ schema: { ...schema, enum: ['a'] } }), '"a"');
  assert.equal(json({ schema: { type: 'object' }, example: 'none' }), '"none"');
  assert.equal(sampleOf('application/problem+json; charset=utf-8', { example: 'a' }), '"a"');
});

test('text in other types and text that is already JSON are sent unchanged', () => {
  assert.equal(sampleOf('text/plain', { example: 'say "hi"' }), 'say "hi"');
  assert.equal(sampleOf('application/json', { example: '{ "a": 1 }' }), '{ "a": 1 }');
  const schema = { type: 'object' };
  assert.equal(sampleOf('application/json', { schema, example: '[…]' }), '[…]');
});

/** How each language writes that it sends `say "hi"` as a JSON string. */
const strings = {
  curl: String.raw`--data '"say \"hi\""'`,
  python: String.raw`data = "\"say \\\"hi\\\"\""`,
  javascript: String.raw`body: '"say \\"hi\\""',`,
  go: 'strings.NewReader(`"say \\"hi\\""`)',
  java: String.raw`ofString("\"say \\\"hi\\\"\"")`,
  ruby: String.raw`request.body = '"say \\"hi\\""'`,
  php: String.raw`CURLOPT_POSTFIELDS => '"say \\"hi\\""',`,
  csharp: String.raw`new StringContent("\"say \\\"hi\\\"\"")`,
};

test('every language sends a JSON string body as a JSON string', () => {
  const content = { 'application/json': { schema: { type: 'string' }, example: 'say "hi"' } };
  const { sampleRequest } = smallOperation({ requestBody: { content } });
  const { samples } = buildCodeSamples(sampleRequest);
  const written = new Map(samples.map(({ id, text }) => [id, text.replaceAll(/\s+/g, ' ')]));
  for (const [id, expected] of Object.entries(strings)) {
    assert.ok(written.get(id)?.includes(expected), `${id}: ${written.get(id) ?? 'none'}`);
  }
  assert.deepEqual([...written.keys()].sort(), Object.keys(strings).sort());
});

const upload = {
  type: 'object',
  required: ['photo', 'note'],
  properties: {
    photo: { type: 'string', contentMediaType: 'image/png' },
    thumbnail: { type: 'string', contentMediaType: 'image/png' },
    note: { type: 'string' },
  },
};

test('a multipart form sends a required file even if its example omits it', () => {
  const content = { 'multipart/form-data': { schema: upload, example: { note: 'a cat' } } };
  const { sampleRequest } = smallOperation({ requestBody: { content } });
  assert.deepEqual(sampleRequest.body, {
    kind: 'multipart',
    parts: [
      { name: 'note', text: 'a cat' },
      { name: 'photo', fileName: 'photo.bin' },
    ],
  });
});

const id = '0f8fad5b-d9cd-469f-a165-708670728950';

function printedOf(body: object): ReadonlyMap<string, string> {
  const content = { 'application/json': { schema: { type: 'object' }, example: body } };
  const { samples } = smallOperation({ requestBody: { content } });
  return new Map(samples.samples.map((sample) => [sample.id, sample.text]));
}

test('strings that look like numbers do not turn a body into text', () => {
  const printed = printedOf({ id, jsonrpc: '2.0', range: '1e5', card: '4111111111111111' });
  assert.ok(printed.get('python')?.includes(`    "id": "${id}",\n    "jsonrpc": "2.0",`));
  assert.ok(printed.get('javascript')?.includes(`    id: '${id}',\n    jsonrpc: '2.0',`));
});

test('a body with a number that a language cannot represent is sent as multiline text', () => {
  const text = '{\n  "n": 12345678901234567890,\n  "s": "`${a}`"\n}';
  const content = { 'application/json': { schema: { type: 'object' }, example: text } };
  const { samples } = smallOperation({ requestBody: { content } }).samples;
  const textOf = (wanted: string) => samples.find((sample) => sample.id === wanted)?.text ?? '';
  const escaped = text.replaceAll('`', '\\`').replace('${', '\\${');
  assert.ok(textOf('javascript').includes(`const body = \`${escaped}\`;`), textOf('javascript'));
  assert.ok(textOf('python').includes('    "n": 12345678901234567890,\n'), textOf('python'));
});

/** How each language writes that Ann has the password pw. */
const logins = {
  curl: "--user 'ann:pw'",
  python: 'auth=("ann", "pw")',
  javascript: "Authorization: 'Basic ' + btoa('ann:pw')",
  go: 'request.SetBasicAuth("ann", "pw")',
  java: '"ann:pw".getBytes(',
  ruby: "request.basic_auth('ann', 'pw')",
  php: "CURLOPT_USERPWD => 'ann:pw'",
  csharp: 'GetBytes("ann:pw")',
};

test('every language uses its own API for basic authentication', () => {
  const headers = [['Authorization', 'Basic YW5uOnB3']] as const;
  const login = { kind: 'basic', username: 'ann', password: 'pw' } as const;
  const { samples } = buildCodeSamples({ method: 'GET', url: 'https://a.test', headers, login });
  const printed = new Map(samples.map((sample) => [sample.id, sample.text]));
  for (const [language, words] of Object.entries(logins)) {
    assert.ok(printed.get(language)?.includes(words), printed.get(language));
    assert.ok(!printed.get(language)?.includes('YW5uOnB3'));
  }
});

test('languages without digest or certificate support are omitted with a reason', () => {
  const plain = { method: 'GET', url: 'https://a.test', headers: [] };
  const login = { kind: 'digest', username: 'ann', password: 'pw' } as const;
  const digest = buildCodeSamples({ ...plain, login });
  assert.deepEqual(
    digest.samples.map(({ id: language }) => language),
    ['curl', 'python', 'php', 'csharp'],
  );
  assert.deepEqual(
    digest.omitted.map(({ label, reason }) => `${label}: ${report(reason)}`),
    [
      'JavaScript: fetch does not support HTTP Digest.',
      'Node.js: node:http does not support HTTP Digest.',
      'Go: net/http does not support HTTP Digest.',
      'Java: java.net.http does not support HTTP Digest.',
      'Ruby: net/http does not support HTTP Digest.',
    ],
  );
  const certificate = buildCodeSamples({ ...plain, hasCertificate: true });
  assert.deepEqual(
    certificate.omitted.map(({ label, reason }) => `${label}: ${report(reason)}`),
    [
      'JavaScript: fetch does not support mTLS.',
      'Java: java.net.http does not support mTLS (PEM).',
    ],
  );
});

test('other multipart types are sent as such, or the language is omitted', () => {
  const parts = [{ name: 'a', text: 'b' }];
  const { samples, omitted } = buildCodeSamples({
    method: 'POST',
    url: 'https://a.test',
    headers: [['Content-Type', 'multipart/related; type="a/b"']],
    body: { kind: 'multipart', parts },
  });
  assert.deepEqual(
    omitted.map(({ label, reason }) => `${label}: ${report(reason)}`),
    [
      'Python: requests does not support multipart/related; type="a/b".',
      'JavaScript: fetch does not support multipart/related; type="a/b".',
      'Node.js: node:http does not support multipart/related; type="a/b".',
      'Java: java.net.http does not support multipart/related; type="a/b".',
      'Ruby: net/http does not support multipart/related; type="a/b".',
    ],
  );
  const textOf = (id: string) => samples.find((sample) => sample.id === id)?.text ?? '';
  assert.match(textOf('curl'), /--header 'Content-Type: multipart\/related; type="a\/b"'/);
  assert.match(textOf('php'), /'Content-Type: multipart\/related; type="a\/b"'/);
  assert.match(
    textOf('go'),
    /Set\("Content-Type", "multipart\/related; type=\\"a\/b\\"; boundary=" \+ form\.Boundary\(\)\)/,
  );
  assert.doesNotMatch(textOf('go'), /FormDataContentType/);
  assert.match(
    textOf('csharp'),
    /FormDataContent\("lectern"\)[^]*Parse\("multipart\/related; [^;]*; boundary=lectern"\)/,
  );
});

test('part headers are sent, or the language is omitted', () => {
  const parts = [{ name: 'a', text: 'b', headers: [['X-Sum', '"12"'] as const] }];
  const request = { method: 'POST', url: 'https://a.test', headers: [] };
  const { samples, omitted } = buildCodeSamples({ ...request, body: { kind: 'multipart', parts } });
  assert.deepEqual(
    omitted.map(({ label, reason }) => `${label}: ${report(reason)}`),
    [
      'JavaScript: fetch does not support X-Sum (multipart/form-data).',
      'Node.js: node:http does not support multipart/form-data.',
      'Java: java.net.http does not support multipart/form-data.',
      'Ruby: net/http does not support X-Sum (multipart/form-data).',
      'PHP: curl_setopt_array does not support X-Sum (multipart/form-data).',
    ],
  );
  const textOf = (id: string) => samples.find((sample) => sample.id === id)?.text ?? '';
  assert.match(textOf('curl'), /--form 'a="b";headers="X-Sum: \\"12\\""'/);
  assert.match(textOf('python'), /\("a", \(None, "b", None, \{"X-Sum": "\\"12\\""\}\)\)/);
  assert.match(textOf('go'), /CreatePart[^]*"X-Sum": \{"\\"12\\""\},/);
  assert.match(textOf('csharp'), /part1\.Headers\.TryAddWithoutValidation\("X-Sum", "\\"12\\""\);/);
});

test('part names are escaped in Go', () => {
  const part = { name: 'a"\r\nX-Other: 1', text: 'b', contentType: 'text/plain' };
  const request = { method: 'POST', url: 'https://a.test', headers: [] };
  const body = { kind: 'multipart', parts: [part] } as const;
  const { samples } = buildCodeSamples({ ...request, body }, ['go']);
  assert.match(samples[0]?.text ?? '', /form-data; name=\\"a%22%0D%0AX-Other: 1\\""/);
});

test('parts without names are sent without names', () => {
  const parts = [{ name: '', text: 'b' }];
  const { samples, omitted } = buildCodeSamples(
    {
      method: 'POST',
      url: 'https://a.test',
      headers: [['Content-Type', 'multipart/mixed']],
      body: { kind: 'multipart', parts },
    },
    ['curl', 'go', 'php', 'csharp'],
  );
  const [curl, go, csharp] = samples.map(({ text }) => text);
  assert.match(curl ?? '', /--form-string '=b'/);
  assert.match(go ?? '', /"net\/textproto"[^]*CreatePart\(textproto\.MIMEHeader\{\n\t\}\)/);
  assert.match(csharp ?? '', /form\.Add\(part1\);/);
  assert.deepEqual(
    omitted.map(({ reason }) => report(reason)),
    ['curl cannot send parts without a name.'],
  );
});

test('PHP is omitted for files with equal names, but sends several equal text names', () => {
  const plain = { method: 'POST', url: 'https://a.test', headers: [] };
  const send = (...parts: HttpPart[]) =>
    buildCodeSamples({ ...plain, body: { kind: 'multipart', parts } }, ['php']);
  const file = { name: 'photos', fileName: 'photos.bin' };
  const refused = send(file, file);
  assert.deepEqual(refused.samples, []);
  assert.deepEqual(
    refused.omitted.map(({ reason }) => report(reason)),
    ['curl_setopt_array cannot send two files with the same name.'],
  );
  const [sample] = send({ name: 'tag', text: 'a' }, { name: 'tag', text: 'b' }, file).samples;
  assert.match(
    sample?.text ?? '',
    /'tag' => \['a', 'b'\],\n +'photos' => new CURLFile\('photos.bin'\)/,
  );
});

test('Ruby requests without a body have no default form content type', () => {
  const create = (method: string, rest: Partial<HttpRequest> = {}) => {
    const request = { method, url: 'https://a.test', headers: [], ...rest };
    const text = buildCodeSamples(request, ['ruby']).samples[0]?.text ?? '';
    return /^request = (.*)$/m.exec(text)?.[1];
  };
  const headers = [['Content-Type', 'text/plain']] as const;
  const body = { kind: 'text', text: 'a' } as const;
  assert.equal(create('POST'), "Net::HTTPGenericRequest.new('POST', false, true, uri)");
  assert.equal(create('POST', { headers }), 'Net::HTTP::Post.new(uri)');
  assert.equal(create('PUT', { headers, body }), 'Net::HTTP::Put.new(uri)');
  assert.equal(create('DELETE'), 'Net::HTTP::Delete.new(uri)');
  assert.equal(create('COPY'), "Net::HTTPGenericRequest.new('COPY', false, true, uri)");
  assert.equal(create('COPY', { body }), "Net::HTTPGenericRequest.new('COPY', true, true, uri)");
});

test('Node.js sends a file as the body', () => {
  const { samples } = buildCodeSamples(
    {
      method: 'PUT',
      url: 'https://a.test',
      headers: [],
      body: { kind: 'file', fileName: 'cat.png' },
      hasCertificate: true,
    },
    ['node'],
  );
  assert.match(
    samples[0]?.text ?? '',
    /const body = readFileSync\('cat\.png'\);[^]*call\.end\(body\)/,
  );
});
