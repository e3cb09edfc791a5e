/** Versions without pages are reported once the pages are known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnoseConfig } from '../../../../src/core/config/config-entries.ts';
import { parseConfig } from '../../../../src/core/config/parse/parse-config.ts';
import { findUnusedVersions } from '../../../../src/core/config/version-rules.ts';
import { configWith } from '../../../helpers/mistakes/config-text.ts';

function unusedIn(lines: readonly string[], pageVersions: readonly string[] = []): string[] {
  const { config } = parseConfig({ path: 'docs.json', text: configWith(...lines) });
  assert.ok(config);
  return findUnusedVersions(config, pageVersions);
}

test('versions without content are unused', () => {
  assert.deepEqual(unusedIn(['"versions": ["v1", "v2"]']), ['v1', 'v2']);
});

test('one page, group, tab or anchor with a version makes all versions used', () => {
  const versions = '"versions": ["v1", "v2"]';
  assert.deepEqual(unusedIn([versions], ['v2']), []);
  assert.deepEqual(
    unusedIn([versions, '"tabs": [{ "name": "A", "url": "a", "version": "v1" }]']),
    [],
  );
});

test('an unknown version is reported once, and no version is reported as unused', () => {
  const group = '"navigation": [{ "group": "G", "version": "v3", "pages": ["a"] }]';
  const text = `{ "name": "Acme", ${group}, "versions": ["v1", "v2"] }`;
  const { config, diagnostics } = parseConfig({ path: 'docs.json', text });
  assert.ok(config);
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['config/unknown-version'],
  );
  assert.deepEqual(findUnusedVersions(config, []), []);
});

test('a version with its own address is never unused', () => {
  assert.deepEqual(
    unusedIn(['"versions": [{ "name": "v1", "url": "https://v1.example.com" }]']),
    [],
  );
  assert.deepEqual(unusedIn([]), []);
});

test('unused versions are reported with the full text', () => {
  const place = { file: 'docs.json', position: { line: 4, column: 3 } };
  assert.deepEqual(diagnoseConfig('config/unused-versions', { versions: ['v1', 'v2'] }, place), {
    code: 'config/unused-versions',
    severity: 'warning',
    title: 'Versions without content',
    message:
      'No group, tab, anchor or page belongs to "v1" or "v2", so choosing a version has no effect.',
    hint: 'Give the groups of a version its name ("version": "…"), or remove "versions".',
    ...place,
  });
});

test('a version with an unreadable entry is not reported as unknown', () => {
  const navigation = '"navigation": [{ "group": "G", "version": "2", "pages": ["a"] }]';
  const text = `{ "name": "Acme", ${navigation}, "versions": ["1", 2] }`;
  assert.deepEqual(
    parseConfig({ path: 'docs.json', text }).diagnostics.map(({ code }) => code),
    ['config/wrong-type'],
  );
});
