import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeRequest } from '../../../../../src/client/playground/exchange/encode-request.ts';
import type {
  HttpBody,
  HttpRequest,
} from '../../../../../src/core/reference/model/request-model.ts';

type Headers = HttpRequest['headers'];

async function encode(body: HttpBody, files: readonly File[] = [], headers: Headers = []) {
  const request = { method: 'POST', url: 'https://api.test/', headers, body };
  const named = new Map(files.map((file) => [file.name, file]));
  const encoded = encodeRequest(request, named);
  assert.ok(encoded.kind === 'encoded');
  const bytes = Buffer.from((await encoded.body?.arrayBuffer()) ?? new ArrayBuffer());
  return { bytes, text: bytes.toString('latin1'), headers: encoded.headers };
}

/** Returns the boundary in the content type. */
function boundaryOf(headers: Headers): string {
  const [, boundary = ''] = /boundary=(\S+)$/.exec(headers.at(-1)?.[1] ?? '') ?? [];
  assert.match(boundary, /^----lectern-[0-9a-f]{32}$/);
  return boundary;
}

test('text is sent as typed', async () => {
  const text = '{"a": 1.10,\r\n "b": "zażółć 🦩"}\n';
  const { bytes } = await encode({ kind: 'text', text });
  assert.deepEqual(bytes, Buffer.from(text));
});

test('pairs of a form are joined without encoding them again', async () => {
  const pairs = [
    ['a', '1+2'],
    ['a', '%26'],
  ] as const;
  assert.equal((await encode({ kind: 'form', pairs })).text, 'a=1+2&a=%26');
});

test('a file body consists of the bytes of the file', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, rank) => rank);
  const file = new File([bytes], 'a.bin', { type: 'image/png' });
  const encoded = await encode({ kind: 'file', fileName: 'a.bin' }, [file]);
  assert.deepEqual(new Uint8Array(encoded.bytes), bytes);
  assert.deepEqual(encoded.headers, []);
});

test('parts have their own names, types and bytes, and values keep their line endings', async () => {
  const photo = new File([Uint8Array.of(0, 13, 10, 255)], 'a "b".png', { type: 'image/png' });
  const raw = new File(['x'], 'raw', {});
  const { text, headers } = await encode(
    {
      kind: 'multipart',
      parts: [
        { name: 'note', text: 'one\ntwo' },
        { name: 'meta"\r\n', text: '{"a":1}', contentType: 'application/json' },
        { name: 'photo', fileName: photo.name },
        { name: 'raw', fileName: 'raw', contentType: 'text/csv' },
        { name: 'raw', fileName: 'raw' },
      ],
    },
    [photo, raw],
  );
  const boundary = boundaryOf(headers);
  assert.deepEqual(headers, [['Content-Type', `multipart/form-data; boundary=${boundary}`]]);
  assert.equal(
    text,
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="note"',
      '',
      'one\ntwo',
      `--${boundary}`,
      'Content-Disposition: form-data; name="meta%22%0D%0A"',
      'Content-Type: application/json',
      '',
      '{"a":1}',
      `--${boundary}`,
      'Content-Disposition: form-data; name="photo"; filename="a %22b%22.png"',
      'Content-Type: image/png',
      '',
      '\u0000\r\n\u00ff',
      `--${boundary}`,
      'Content-Disposition: form-data; name="raw"; filename="raw"',
      'Content-Type: text/csv',
      '',
      'x',
      `--${boundary}`,
      'Content-Disposition: form-data; name="raw"; filename="raw"',
      'Content-Type: application/octet-stream',
      '',
      'x',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
});

test('other parsers read multipart bodies as they were written', async () => {
  const file = new File(['ą\r\n--'], 'ż.txt', { type: 'text/plain' });
  const { bytes, headers } = await encode(
    {
      kind: 'multipart',
      parts: [
        { name: 'zażółć', text: 'gęślą' },
        { name: 'file', fileName: file.name },
      ],
    },
    [file],
  );
  const form = await new Response(bytes, {
    headers: { 'Content-Type': headers[0]?.[1] ?? '' },
  }).formData();
  assert.equal(form.get('zażółć'), 'gęślą');
  const read = form.get('file');
  assert.ok(read instanceof File);
  assert.deepEqual([read.name, read.type, await read.text()], ['ż.txt', 'text/plain', 'ą\r\n--']);
});

test('a given content type keeps its type, parameters and position', async () => {
  const headers = [
    ['Content-Type', 'multipart/mixed; boundary=old; charset=utf-8'],
    ['X-A', 'b'],
  ] as const;
  const encoded = await encode({ kind: 'multipart', parts: [] }, [], headers);
  const [type, other] = encoded.headers;
  assert.match(type?.[1] ?? '', /^multipart\/mixed; charset=utf-8; boundary=----lectern-/);
  assert.deepEqual(other, ['X-A', 'b']);
});

test('two requests have different boundaries', async () => {
  const body: HttpBody = { kind: 'multipart', parts: [] };
  const [first, second] = [await encode(body), await encode(body)];
  assert.notEqual(boundaryOf(first.headers), boundaryOf(second.headers));
});

test('a part can have additional headers', async () => {
  const parts = [{ name: 'a', text: 'b', headers: [['X-Sum', '12'] as const] }];
  const { text } = await encode({ kind: 'multipart', parts });
  assert.match(text, /name="a"\r\nX-Sum: 12\r\n\r\nb\r\n/);
});
