/** What the page "A session with curl" shows; `live.test.ts` runs its commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCodeBlocks, readPage } from '../helpers/service/pages.ts';

interface Command {
  readonly code: string;
  /** What the page shows below the command. */
  readonly answer: string | undefined;
}

function listCommands(): readonly Command[] {
  const blocks = listCodeBlocks(readPage('transcript'));
  return blocks.flatMap(({ language, code }, index) => {
    const next = blocks[index + 1];
    const answer = next?.language === 'json' ? next.code : undefined;
    return language === 'bash' ? [{ code, answer }] : [];
  });
}

test('the transcript creates, gets, updates, rotates, retries the old token, and meets three errors', () => {
  const outcomes = listCommands()
    .filter(({ answer }) => answer !== undefined)
    .map(({ code, answer = '' }) => {
      const method = /--request (\w+)/.exec(code)?.[1] ?? '';
      const error = /"code": "(\w+)"/.exec(answer)?.[1];
      return error === undefined ? method : `${method} ${error}`;
    });
  assert.deepEqual(outcomes, [
    'GET',
    'GET',
    'PUT',
    'POST',
    'POST token_not_found',
    'GET api_token_invalid',
    'PUT unknown_field',
    'GET invalid_json',
  ]);
});
