import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentCatalogue } from '../../../../src/core/components/component-catalogue.ts';
import { meantComponent, meantProps } from '../../../../src/core/components/component-synonyms.ts';

const known = new Set([...Object.keys(componentCatalogue), 'img']);

test('a name in another case of letters means the component', () => {
  assert.equal(meantComponent('CallOut', known), 'Callout');
  assert.equal(meantComponent('Codegroup', known), 'CodeGroup');
});

test('words that mean the same are names of the same component', () => {
  const names = ['Warn', 'Caution', 'Success', 'Error', 'Hint', 'Information', 'Image', 'Cards'];
  assert.deepEqual(
    names.map((name) => meantComponent(name, known)),
    ['Warning', 'Warning', 'Check', 'Danger', 'Tip', 'Info', 'img', 'CardGroup'],
  );
});

test('a name that is only near to one is left in doubt', () => {
  assert.equal(meantComponent('Acordion', known), undefined);
  assert.equal(meantComponent('toString', known), undefined);
});

test('what a component needs is read from the word that means it most often', () => {
  const meant = (written: string[], absent: string[]) => [...meantProps(written, absent)];
  assert.deepEqual(meant(['value', 'Label'], ['title']), [['Label', 'title']]);
  assert.deepEqual(meant(['value'], ['title']), [['value', 'title']]);
  assert.deepEqual(meant(['name', 'url'], ['repo', 'title']), [['name', 'repo']]);
  assert.deepEqual(meant(['colour', 'kind'], ['title', 'value']), [['colour', 'value']]);
});
