import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

test('no language is shown twice under the same name', () => {
  const samples = [
    { lang: 'curl', source: 'curl --form a=b' },
    { lang: 'Python', label: 'Python SDK', source: 'zoo.make()' },
  ];
  const shown = smallOperation({ responses: {}, 'x-codeSamples': samples }).samples.samples;
  assert.deepEqual(
    shown.slice(0, 3).map(({ label }) => label),
    ['curl', 'Python SDK', 'Python'],
  );
  assert.equal(shown.filter(({ label }) => label.toLowerCase() === 'curl').length, 1);
});
