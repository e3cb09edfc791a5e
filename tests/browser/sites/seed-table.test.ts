/**
 * Every key of docs.json does what the table says: its allowed values and its default are checked in built
 * pages and files, and in Chromium where a reader would notice.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookAt } from '../../seed/look-at.ts';
import { table } from '../../seed/rows.ts';
import { ABSENT, type BuiltCell, type Cell } from '../../seed/table.ts';

for (const [key, { cells }] of Object.entries(table)) {
  const looked = cells.filter(isBuilt);
  if (looked.length === 0) continue;
  test(`${key}: ${looked.length} values have their documented effect`, async () => {
    for (const { value, on, look, expect } of looked) {
      const found = await lookAt(on, look);
      const place = look.kind === 'html' ? `${look.at} ${look.select}` : look.kind;
      const written = value === ABSENT ? 'absent' : JSON.stringify(value);
      assert.deepEqual(found, expect, `${key} ${written} on "${on}", ${place}`);
    }
  });
}

function isBuilt(cell: Cell): cell is BuiltCell {
  return 'on' in cell;
}
