import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentCatalog } from '../../../../src/core/components/component-catalog.ts';
import { meantComponent, meantProps } from '../../../../src/core/components/component-synonyms.ts';

const known = new Set([...Object.keys(componentCatalog), 'img']);
const none = (): boolean => false;

test('a component name in another case is recognized', () => {
  assert.equal(meantComponent('CallOut', known, none), 'Callout');
  assert.equal(meantComponent('Codegroup', known, none), 'CodeGroup');
});

test('synonyms are recognized as the same component', () => {
  const names = 'Warn Caution Success Error Hint Information Important Image Cards CardGrid'.split(
    ' ',
  );
  assert.deepEqual(
    names.map((name) => meantComponent(name, known, none)),
    [
      'Warning',
      'Warning',
      'Check',
      'Danger',
      'Tip',
      'Info',
      'Info',
      'img',
      'CardGroup',
      'CardGroup',
    ],
  );
});

test('names of files and folders are parts of a tree where there is one', () => {
  const read = (isBeside: (name: string) => boolean) =>
    ['Files', 'Folder', 'File'].map((name) => meantComponent(name, known, isBeside));
  assert.deepEqual(
    read((name) => name === 'Files'),
    ['Tree', 'Tree.Folder', 'Tree.File'],
  );
  assert.deepEqual(read(none), ['Tree', undefined, undefined]);
});

test('a name that is merely similar to a component is not recognized', () => {
  assert.equal(meantComponent('Acordion', known, none), undefined);
  assert.equal(meantComponent('toString', known, none), undefined);
});

test('a missing prop is read from its most likely synonym', () => {
  const meant = (written: string[], absent: string[]) => [...meantProps(written, absent)];
  assert.deepEqual(meant(['value', 'Label'], ['title']), [['Label', 'title']]);
  assert.deepEqual(meant(['value'], ['title']), [['value', 'title']]);
  assert.deepEqual(meant(['name', 'url'], ['repo', 'title']), [['name', 'repo']]);
  assert.deepEqual(meant(['colour', 'kind'], ['title', 'value']), [['colour', 'value']]);
});
