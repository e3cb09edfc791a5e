import assert from 'node:assert/strict';
import { test } from 'node:test';

import { brandAliases } from '../../../../src/node/icons/brand-aliases.ts';
import { fontAwesomeNames } from '../../../../src/node/icons/font-awesome.ts';
import { interfaceAliases } from '../../../../src/node/icons/phosphor-aliases/interface.ts';
import { otherSetAliases } from '../../../../src/node/icons/phosphor-aliases/other-sets.ts';
import { proAliases } from '../../../../src/node/icons/phosphor-aliases/pro.ts';
import { thingAliases } from '../../../../src/node/icons/phosphor-aliases/things.ts';
import { worldAliases } from '../../../../src/node/icons/phosphor-aliases/world.ts';
import { phosphorAliases } from '../../../../src/node/icons/phosphor-names.ts';
import { readPhosphor } from '../../../../src/node/icons/phosphor.ts';

const tables = { interfaceAliases, otherSetAliases, proAliases, thingAliases, worldAliases };

test('every substitute icon exists in every weight', () => {
  for (const target of new Set(phosphorAliases.values())) {
    for (const style of ['duotone', 'light', 'regular', 'solid', 'thin'] as const) {
      assert.ok(readPhosphor(target, style), `${target} in ${style}`);
    }
  }
});

test('each name appears once in the tables', () => {
  const seen = new Map<string, string>();
  for (const [table, text] of Object.entries(tables)) {
    for (const line of text.trim().split('\n')) {
      assert.match(line, /^[a-z0-9-]+:( [a-z0-9-]+)+$/, table);
      for (const name of line.split(' ').slice(1)) {
        assert.equal(seen.get(name), undefined, `${name} in ${table}`);
        seen.set(name, table);
      }
    }
  }
});

test('only the tables of free names contain free names', () => {
  const { solid } = fontAwesomeNames();
  for (const [table, text] of Object.entries(tables)) {
    const isFreeTable = table !== 'proAliases' && table !== 'otherSetAliases';
    for (const name of text
      .trim()
      .split('\n')
      .flatMap((line) => line.split(' ').slice(1))) {
      assert.equal(solid.has(name), isFreeTable, `${name} in ${table}`);
    }
  }
});

test('every brand alias leads to a logo', () => {
  for (const [name, target] of brandAliases) {
    assert.ok(fontAwesomeNames().brands.has(target), `${name}: ${target}`);
    assert.ok(!fontAwesomeNames().solid.has(name), `${name} is no other icon`);
  }
});
