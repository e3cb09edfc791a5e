/** Which problems a project already knows, and which are new. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatBaseline,
  splitByBaseline,
  parseBaseline,
  toBaseline,
} from '../../../../../src/core/diagnostic/silence/baseline.ts';
import type { Diagnostic } from '../../../../../src/core/diagnostic/diagnostic.ts';

function reported(code: string, line?: number, file = 'a.md'): Diagnostic {
  const texts = { title: 'x', message: 'x', hint: 'x' };
  const place = line === undefined ? {} : { position: { line, column: 1 } };
  return { code, severity: 'warning', ...texts, file, ...place };
}

/** Returns the lines of this text for every file. */
function linesOf(text: string) {
  return ({ position }: Diagnostic) => position && text.split('\n')[position.line - 1];
}

const before = linesOf('# A\n![](a)\n![](b)\n![](b)');
const known = toBaseline(
  [2, 3, 4].map((line) => reported('image/no-alt', line)).concat(reported('site/x')),
  before,
);

test('known problems stay known when the lines around them change', () => {
  const now = linesOf('# A\nnew\nnew\n  ![](b)\n![](a)\n![](b)');
  const all = [4, 5, 6].map((line) => reported('image/no-alt', line)).concat(reported('site/x'));
  const { fresh, known: old, gone } = splitByBaseline(all, known, now);
  assert.deepEqual([fresh.length, old.length, gone], [0, 4, 0]);
});

test('an additional, different or differently located problem is new', () => {
  const now = linesOf('![](b)\n![](b)\n![](b)\n![](c)');
  const all = [
    ...[1, 2, 3, 4].map((line) => reported('image/no-alt', line)),
    reported('link/empty', 1),
    reported('image/no-alt', 1, 'b.md'),
  ];
  const { fresh, gone } = splitByBaseline(all, known, now);
  assert.deepEqual(
    fresh.map(({ code, file, position }) => `${file}:${position?.line} ${code}`),
    ['a.md:3 image/no-alt', 'a.md:4 image/no-alt', 'a.md:1 link/empty', 'b.md:1 image/no-alt'],
  );
  assert.equal(gone, 2);
});

test('the baseline is sorted, has a line per problem, and survives a round trip', () => {
  const text = formatBaseline(known);
  assert.equal(
    text,
    [
      '{',
      '  "version": 1,',
      '  "files": {',
      '    "a.md": {',
      '      "image/no-alt": {',
      '        "![](a)": 1,',
      '        "![](b)": 2',
      '      },',
      '      "site/x": {',
      '        "": 1',
      '      }',
      '    }',
      '  }',
      '}',
      '',
    ].join('\n'),
  );
  const read = parseBaseline(text);
  assert.ok(read);
  assert.equal(formatBaseline(read), text);
});

test('an invalid baseline file is rejected', () => {
  const wrong = ['', '[]', '{}', '{"version":2,"files":{}}', '{"version":1,"files":{"a":1}}'];
  for (const text of [...wrong, '{"version":1,"files":{"a":{"b":{"c":"1"}}}}']) {
    assert.equal(parseBaseline(text), undefined, text);
  }
});
