/** Mistakes on the command line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCommand } from '../../../../src/cli/parse-command.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const mistakes: readonly [did: string, line: string, reported: string][] = [
  [
    'An option is misspelled',
    'dev --prot 3000',
    'error cli/unknown-option: "lectern dev" has no option --prot. -> Did you mean --port?',
  ],
  [
    'A command is misspelled',
    'biuld',
    'error cli/unknown-verb: "biuld" is not a command of lectern. -> Did you mean "lectern build"?',
  ],
  [
    'An option of another command is given',
    'check --out site',
    'error cli/unknown-option: "lectern check" has no option --out; "lectern build" has it. -> Run "lectern check --help" for the list.',
  ],
  [
    'The value of an option is missing',
    'build --out',
    'error cli/missing-value: --out needs a value, and none follows it. -> Write --out <folder>.',
  ],
];

for (const [did, line, reported] of mistakes) {
  test(did, () => {
    const parsed = parseCommand(line.split(' '));
    assert.ok(parsed.kind === 'refused');
    assert.deepEqual(
      parsed.diagnostics.map((each) => diagnosticText(each)),
      [reported],
    );
  });
}
