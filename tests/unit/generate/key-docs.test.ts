/** Every key is documented, every example works, and what is generated from them is up to date. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { buildJsonSchema, formatJsonSchema } from '../../../src/core/config/docs/json-schema.ts';
import { listKeys, type KeyEntry } from '../../../src/core/config/docs/key-list.ts';
import { formatReferencePage } from '../../../src/core/config/docs/keys-page.ts';
import { formatNewerReferencePage } from '../../../src/core/config/docs/newer-keys-page.ts';
import { newerSchema } from '../../../src/core/config/newer/newer-schema.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { configWith } from '../../helpers/mistakes/config-text.ts';

const root = new URL('../../../', import.meta.url);
const keys = listKeys();
const isUsed = ({ doc }: KeyEntry): boolean => doc.status === undefined || doc.status === 'used';

/** The properties in the specification. */
const SPECIFIED = [
  'name',
  'navigation',
  'logo',
  'favicon',
  'colors',
  'topbarLinks',
  'topbarCtaButton',
  'versions',
  'anchors',
  'topAnchor',
  'tabs',
  'api',
  'openapi',
  'footerSocials',
  'feedback',
  'modeToggle',
  'backgroundImage',
];

test('every property of the specification is a key that has an effect', () => {
  const used = new Set(keys.filter(isUsed).map(({ name }) => name));
  assert.deepEqual(
    SPECIFIED.filter((name) => !used.has(name)),
    [],
  );
});

test('every key is described in full sentences', () => {
  for (const { name, doc } of keys.flatMap((entry) => [entry, ...entry.inner])) {
    assert.match(doc.text, /^[`A-Z].*\.$/, name);
  }
});

test('every example of a top-level key is valid', () => {
  for (const { name, doc } of keys) {
    if (doc.example === undefined || ['name', 'navigation'].includes(name)) continue;
    const line = `${JSON.stringify(name)}: ${JSON.stringify(doc.example)}`;
    const { diagnostics } = parseConfig({ path: 'docs.json', text: configWith(line) });
    assert.deepEqual(diagnostics, [], line);
  }
});

test('the reference contains each effective key in exactly one topic', () => {
  const [topics = ''] = formatReferencePage().split('\n## Without effect\n');
  const documented = Array.from(topics.matchAll(/^### (\S+)$/gm), ([, name]) => name);
  const used = keys.filter(isUsed).map(({ name }) => name);
  assert.deepEqual(documented.toSorted(), used.toSorted());
});

test('the reference page is up to date: run "node src/generate/main.ts"', () => {
  const written = readFileSync(new URL('content/reference/configuration.mdx', root), 'utf8');
  assert.equal(written, formatReferencePage());
});

test('the reference of the newer format is up to date: run "node src/generate/main.ts"', () => {
  const written = readFileSync(new URL('content/reference/newer-format.mdx', root), 'utf8');
  assert.equal(written, formatNewerReferencePage());
});

test('the reference of the newer format contains each key, and those of branches and groups once', () => {
  const page = formatNewerReferencePage();
  const missing = Object.keys(newerSchema.shape).filter(
    (name) => !page.includes(`\n### ${name}\n`),
  );
  assert.deepEqual(missing, []);
  const fields = page.split('\n## ').find((section) => section.startsWith('Branches\n')) ?? '';
  const names = Array.from(fields.matchAll(/<ParamField name="([^"]+)"/g), ([, name = '']) => name);
  assert.deepEqual([...new Set(names)], names);
  for (const name of ['tab', 'language', 'href', 'icon', 'groups']) assert.ok(names.includes(name));
  const groups = page.split('\n## ').find((section) => section.startsWith('Groups\n')) ?? '';
  assert.match(groups, /<ParamField name="root" type="string">/);
});

test('the JSON Schema is up to date: run "node src/generate/main.ts"', () => {
  const written = readFileSync(new URL('public/docs.schema.json', root), 'utf8');
  assert.equal(written, formatJsonSchema());
});

test('the JSON Schema accepts what Lectern accepts and describes every top-level key', () => {
  const validate = new Ajv({ strict: false }).compile(buildJsonSchema());
  const example = Object.fromEntries(
    keys.filter(({ doc }) => doc.example !== undefined).map(({ name, doc }) => [name, doc.example]),
  );
  assert.equal(validate(example), true, JSON.stringify(validate.errors));
  assert.equal(validate({ ...example, colors: { primary: 'red' } }), false);
  assert.equal(validate({ ...example, navigaton: [] }), false);
  const { else: older, then: newer } = buildJsonSchema() as Record<
    'else' | 'then',
    { properties: Record<string, { description?: string }> }
  >;
  assert.deepEqual(
    Object.keys(older.properties),
    keys.map(({ name }) => name),
  );
  for (const { properties } of [older, newer]) {
    assert.ok(Object.values(properties).every(({ description }) => description !== undefined));
  }
});

test('the JSON Schema recognizes the newer format by its navigation', () => {
  const validate = new Ajv({ strict: false }).compile(buildJsonSchema());
  const accepts = (keys: object) =>
    validate({ name: 'Acme', colors: { primary: '#123456' }, ...keys });
  const inside = {
    item: 'I',
    groups: [{ group: 'G', pages: ['a', { group: 'H', pages: ['b'] }] }],
  };
  const tree = { languages: [{ language: 'en', tabs: [{ tab: 'T', menu: [inside] }] }] };
  assert.equal(accepts({ navigation: tree, navbar: { links: [] } }), true);
  assert.equal(accepts({ navigation: { tabs: [{ pages: ['a'] }] } }), false);
  assert.equal(accepts({ navigation: tree, topbarLinks: [] }), false);
});
