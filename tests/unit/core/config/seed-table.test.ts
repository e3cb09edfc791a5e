/**
 * The table of what docs.json does is complete: every key of the schema has a row, and every allowed value
 * and every default has a cell. Wrong types and values are derived from the schema and the table: each is
 * reported at its position, and the rest of the file is read as if it were absent.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { configSchema } from '../../../../src/core/config/config.ts';
import { listKeys, type KeyEntry } from '../../../../src/core/config/docs/key-list.ts';
import { concreteSchemas, schemaAt } from '../../../../src/core/config/schema-walk.ts';
import { settlementOf } from '../../../../src/engine/settlement-of-site.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';
import { changed, findHome, isOfType, parse, typesOf, wrongTypes } from '../../../seed/mistakes.ts';
import { table } from '../../../seed/rows.ts';
import { sites } from '../../../seed/sites.ts';
import { ABSENT, type Cell, type Row } from '../../../seed/table.ts';
import { valuesOf } from '../../../seed/values.ts';

const keys = listKeys().flatMap((entry) => [entry, ...entry.inner]);
const rowOf = (name: string): Row => table[name] ?? { effect: 'remark', cells: [] };
const isShown = ({ name }: KeyEntry) => !['parts', 'remark'].includes(rowOf(name).effect);
const values = ({ name }: KeyEntry) => rowOf(name).cells.map(({ value }) => value);

test('every key of docs.json has a row, and every row has a key', () => {
  assert.deepEqual(Object.keys(table).toSorted(), keys.map(({ name }) => name).toSorted());
});

test('the keys without effect are those that the schema marks as such', () => {
  for (const { name, doc } of keys) {
    const hasCells = rowOf(name).cells.length > 0;
    const isIdle = rowOf(name).effect === 'remark' && !hasCells;
    assert.equal(isIdle, doc.status === 'none', name);
  }
});

test('every key with a visible effect has a cell that looks for it', () => {
  const kinds = { html: ['html'], file: ['file'], behavior: ['act', 'html', 'file'] };
  for (const { name } of keys.filter(isShown)) {
    const { effect, cells } = rowOf(name);
    const wanted = kinds[effect as keyof typeof kinds];
    const looked = cells.flatMap((cell) => ('on' in cell ? cell.look.kind : []));
    assert.ok(
      wanted.some((kind) => looked.some((one) => one === kind)),
      `${name}: ${effect}`,
    );
  }
});

test('every allowed value has a cell', () => {
  for (const key of keys.filter(isShown)) {
    const isList = key.type.startsWith('object') && key.options.length > 0;
    const allowed: unknown[] = key.type === 'boolean' ? [true, false] : [...key.options];
    if (isList) continue;
    const left = allowed.filter((value) => !values(key).includes(value));
    assert.deepEqual(left, [], key.name);
  }
});

test('every form of a value and every default has a cell', () => {
  for (const key of keys.filter(isShown)) {
    const left = typesOf(key.type).filter(
      (type) => !values(key).some((value) => isOfType(value, type)),
    );
    assert.deepEqual(left, [], `${key.name}: ${key.type}`);
    const isOptional = !key.isRequired && !OPTIONAL_TOGETHER.test(key.name);
    if (isOptional) assert.ok(values(key).includes(ABSENT), `${key.name} by default`);
  }
});

/**
 * Keys of objects that have no meaning without these keys; the default of the surrounding object is checked
 * instead.
 */
const OPTIONAL_TOGETHER =
  /^(?:\$schema|metadata|analytics\.posthog\.sessionRecording|font\.(?:headings|body|code)\.|repository\.|footer\.links\[\]\.title)/;

test('the site of each cell contains its value', () => {
  for (const [name, { cells }] of Object.entries(table)) {
    for (const cell of cells) {
      const config = 'on' in cell ? sites[cell.on] : cell.config;
      const written = valuesOf(config, name);
      const found = written.some((value) => isSame(value, cell.value));
      assert.ok(found, `${name} ${describe(cell)}`);
    }
  }
});

for (const key of keys.filter(({ doc }) => doc.status !== 'none')) {
  const { name } = key;
  test(`${name}: an invalid value is reported and treated as absent`, () => {
    const home = findHome(name);
    assert.ok(home, 'No site of the table has the key.');
    const without = parse(changed(home.config, home.path, ABSENT)).config;
    const { wrong = [] } = rowOf(name);
    for (const [value, code] of [...wrongTypes(key), ...wrong]) {
      const { codes, config } = parse(changed(home.config, home.path, value));
      assert.ok(codes.includes(code), `${JSON.stringify(value)} is told as ${codes.join()}`);
      if (isWhollyOut(value, code)) assert.deepEqual(config, without, JSON.stringify(value));
    }
    assert.ok(wrong.length > 0 || !hasRules(key), 'There are rules: the row needs a wrong value.');
  });
}

/**
 * Whether an invalid value is dropped as a whole: a list or an object keeps its valid parts, and an unknown
 * version is kept.
 */
function isWhollyOut(value: unknown, code: string): boolean {
  const isPart = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return code === 'config/wrong-type' || !(isPart || code === 'config/unknown-version');
}

/** Whether texts must follow more rules than their type and a list of values. */
function hasRules({ name }: KeyEntry): boolean {
  const { path = [] } = findHome(name) ?? {};
  const schema = schemaAt(configSchema, path);
  return (schema ? concreteSchemas(schema) : []).some(({ _zod: { def } }) =>
    (def.checks ?? []).some(({ _zod }) => def.type === 'string' && _zod.def.check === 'custom'),
  );
}

/** A docs.json to which keys without effect can be added. */
const HOSTED = {
  name: 'Acme',
  navigation: [{ group: 'G', pages: ['a'] }],
  colors: { primary: '#16a34a' },
  topAnchor: {},
  search: {},
  analytics: { enabled: false },
};
const IDLE: Readonly<Record<string, unknown>> = {
  'search.location': 'top',
  'colors.ultraLight': '#112233',
  'colors.ultraDark': '#112233',
  'topAnchor.url': '/start',
  basePath: '/docs',
  mintlify: 'https://example.com',
  integrations: { intercom: 'x' },
};

test('a key without effect is reported and changes nothing', () => {
  const plain = parse(HOSTED).config;
  for (const { name } of keys.filter(({ doc }) => doc.status === 'none')) {
    const path = name.replaceAll('[]', '.0').split('.').map(toSegment);
    const { codes, config } = parse(changed(HOSTED, path, IDLE[name] ?? true));
    assert.deepEqual(codes, ['config/no-effect'], name);
    const isKept = config !== undefined && path.length === 1;
    if (isKept) Reflect.deleteProperty(config, name);
    if (isKept || name.startsWith('colors.')) assert.deepEqual(config, plain, name);
  }
});

test('a key without effect may have any value', () => {
  const odd = { isWhiteLabeled: 'yes', mintlify: 3, integrations: ['x'], search: { location: 1 } };
  const { codes } = parse({ name: 'Acme', navigation: HOSTED.navigation, ...odd });
  assert.deepEqual(codes, ['config/no-effect']);
});

function toSegment(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}

function isSame(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(left, right);
}

function describe(cell: Cell): string {
  return `${cell.value === ABSENT ? 'absent' : JSON.stringify(cell.value)} on ${'on' in cell ? cell.on : 'a site of values'}`;
}

for (const [name, { cells }] of Object.entries(table)) {
  const views = cells.filter((cell) => 'view' in cell);
  if (views.length === 0) continue;
  test(`${name} takes effect in the navigation`, () => {
    for (const { config, view, expect } of views) {
      const site = smallSite({ config, pages: ['a', 'b/x'] });
      assert.deepEqual(view(site.view('a')), expect, name);
    }
  });
}

for (const [name, { cells }] of Object.entries(table)) {
  const loads = cells.filter((cell) => 'files' in cell);
  if (loads.length === 0) continue;
  test(`${name} yields the expected diagnostics when the folder is loaded`, async () => {
    for (const { config, files, expect } of loads) {
      const whole = { name: 'Acme', navigation: [{ group: 'G', pages: ['a'] }], ...config };
      const dir = tempFolder({ 'docs.json': JSON.stringify(whole), 'a.md': '# A\n', ...files });
      const { loaded, diagnostics } = await loadSite({ dir, base: '' });
      const reported = loaded ? settlementOf(loaded).apply(diagnostics) : diagnostics;
      const said = reported.map(({ message, hint }) => `${message} ${hint}`);
      assert.equal(said.length, expect.length, said.join('\n'));
      expect.forEach((pattern, index) => assert.match(said[index] ?? '', pattern, name));
    }
  });
}
