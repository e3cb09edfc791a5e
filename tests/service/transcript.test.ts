/** The commands of the page "A session with curl", run as a reader runs them. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { listCodeBlocks, readPage } from '../helpers/service-pages.ts';
import { startServiceFor } from '../helpers/service-process.ts';
import { createStandIns } from '../helpers/service-stand-ins.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

const printedUrl = 'http://localhost:4322';

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

/** An answer, and the status below it if `--write-out` printed one. */
function parseOutput(text: string): { body: unknown; status: string | undefined } {
  const [, json = '', status] = /^(.*?)(?:\n(\d{3})\n?)?$/s.exec(text.trim()) ?? [];
  return { body: JSON.parse(json), status };
}

test('the curl transcript works as it is printed', async (t) => {
  const file = join(tempFolder(), 'groups.sqlite');
  const variables = { API_ENVIRONMENTS: undefined, DATABASE_FILE: file };
  const { url } = await startServiceFor(t, variables);
  const commands = listCommands();
  const printed = commands.map(({ code }) => code).join('');
  assert.ok(printed.includes(printedUrl));

  // One shell for all of them, as at a terminal: variables live on.
  const mark = '\u241e';
  const script = commands.map(({ code }) => `${code}printf '${mark}'\n`).join('');
  const { stdout } = await promisify(execFile)('bash', [
    '--noprofile',
    '--norc',
    '-euc',
    script.replaceAll(printedUrl, url),
  ]);

  const standIns = createStandIns();
  const outputs = stdout.split(mark).slice(0, -1);
  assert.equal(outputs.length, commands.length);
  for (const [index, { code, answer }] of commands.entries()) {
    const output = outputs[index] ?? '';
    if (answer === undefined) {
      assert.equal(output, '', code);
      continue;
    }
    const expected = parseOutput(answer);
    const actual = parseOutput(output);
    assert.equal(actual.status, expected.status, code);
    standIns.assertAgree(expected.body, actual.body);
  }
});

test('the transcript creates, gets, updates, rotates, is refused the old token, and meets three errors', () => {
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
