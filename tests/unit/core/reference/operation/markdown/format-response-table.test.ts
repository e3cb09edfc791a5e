import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnswerRow,
  formatResponseTable,
} from '../../../../../../src/core/reference/operation/markdown/format-response-table.ts';

test('each response is a row with its meaning in one line', () => {
  const rows: readonly AnswerRow[] = [
    { title: '400 Bad Request', said: ['Wrong', 'A value\nis *odd*.'] },
    { title: '409 Conflict', said: [undefined, false, 'a|b or a\\|b'] },
  ];
  assert.deepEqual(formatResponseTable(rows), [
    [
      '| Status | Meaning |',
      '| --- | --- |',
      '| 400 Bad Request | Wrong A value is *odd*. |',
      '| 409 Conflict | a\\|b or a\\|b |',
    ].join('\n'),
  ]);
});

test('responses without descriptions form a table with one column', () => {
  const rows = [
    { title: '400 Bad Request', said: [undefined] },
    { title: '409 Conflict', said: [] },
  ];
  assert.deepEqual(formatResponseTable(rows), [
    '| Status |\n| --- |\n| 400 Bad Request |\n| 409 Conflict |',
  ]);
});

test('content that does not fit into a cell follows the table under its status', () => {
  const code = 'Ask again:\n\n```\nlater\n```';
  const rows = [
    { title: '429 Too Many Requests', said: ['Slow down.', code] },
    { title: '503 Service Unavailable', said: ['1. Wait\n2. Ask'] },
  ];
  assert.deepEqual(formatResponseTable(rows).slice(1), [
    '**429 Too Many Requests**',
    code,
    '**503 Service Unavailable**',
    '1. Wait\n2. Ask',
  ]);
});
