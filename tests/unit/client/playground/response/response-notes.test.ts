import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNotes } from '../../../../../src/client/playground/response/response-notes.ts';

type NotesInput = Parameters<typeof listNotes>[0];

const json = [['content-type', 'application/json; charset=utf-8']] as const;

/** Returns the first sentences of the notes about a response. */
function notesOn(
  { status = 200, headers = json }: { status?: number; headers?: NotesInput['answer']['headers'] },
  more: Partial<NotesInput> = {},
) {
  const answer = { status, headers, via: 'proxy' } as const;
  const request = { method: 'GET' };
  return listNotes({ answer, request, ...more }).map(({ message, next }) => `${message} ${next}`);
}

test('an ordinary response has no notes', () => {
  assert.deepEqual(notesOn({}, { text: '{"success": 1}', documented: ['application/json'] }), []);
  assert.deepEqual(notesOn({ status: 204, headers: [] }), []);
  assert.deepEqual(notesOn({ status: 304 }), []);
});

test('every unsuccessful status has a sentence and a next step', () => {
  for (const status of [
    301, 307, 400, 401, 403, 404, 405, 409, 413, 415, 418, 422, 429, 500, 503,
  ]) {
    const [note = '', ...more] = notesOn({ status });
    assert.match(note, /^The (?:server|request) .+\. .+\.$/, String(status));
    assert.deepEqual(more, []);
  }
  const distinct = [401, 403, 404, 405, 415, 429, 500].map((status) => notesOn({ status })[0]);
  assert.equal(new Set(distinct).size, distinct.length);
});

test('a redirect is reported with its target, and a rate limit with its duration', () => {
  assert.deepEqual(notesOn({ status: 302, headers: [['Location', 'https://b.test/']] }), [
    'The server points elsewhere: https://b.test/. Redirects are not followed, so that credentials stay with their server.',
  ]);
  assert.deepEqual(notesOn({ status: 429, headers: [['Retry-After', '30']] }), [
    'The server accepts no more requests from you for now. Wait 30 seconds, then send again.',
  ]);
});

test('the note on a forbidden GET with a body mentions the body as a possible cause', () => {
  const request = { method: 'GET', body: { kind: 'text', text: '{}' } } as const;
  assert.match(
    notesOn({ status: 403 }, { request })[0] ?? '',
    /caches refuse every GET with a body/,
  );
});

test('a successful status that the body contradicts is reported', () => {
  for (const success of ['0', 'false']) {
    assert.deepEqual(notesOn({}, { text: `{"success": ${success}}` }), [
      `The status is 200, but the API says that it did not succeed (“success”: ${success}). The body below may say why.`,
    ]);
  }
  assert.deepEqual(notesOn({}, { text: '{"success": null}' }), []);
  assert.deepEqual(notesOn({}, { text: '[{"success": 0}]' }), []);
});

test('a response labeled as JSON that is not JSON is reported', () => {
  assert.deepEqual(notesOn({}, { text: '<html>' }), [
    'The response claims to be JSON, but is not. It is shown as it came. The operator of the API has to fix it.',
  ]);
  assert.deepEqual(notesOn({}, { text: '' }), []);
});

test('another type in place of documented JSON is reported', () => {
  const headers = [['Content-Type', 'text/html']] as const;
  const documented = ['application/json', 'application/problem+json; charset=utf-8'];
  assert.deepEqual(notesOn({ headers }, { text: '<h1>Log in</h1>', documented }), [
    'The documentation says JSON, but the response is text/html. Check the server: a login page or a proxy may have responded instead of the API.',
  ]);
  assert.match(notesOn({ headers: [] }, { text: 'x', documented })[0] ?? '', /no content type/);
  const mixed = [...documented, 'text/csv'];
  assert.deepEqual(notesOn({ headers }, { text: 'a,b', documented: mixed }), []);
});
