import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

test('no two samples have the same language and label', () => {
  const samples = [
    { lang: 'curl', source: 'curl --form a=b' },
    { lang: 'Python', label: 'Python SDK', source: 'zoo.make()' },
  ];
  const shown = smallOperation({ responses: {}, 'x-codeSamples': samples }).samples.samples;
  assert.deepEqual(
    shown.slice(0, 3).map(({ label }) => label),
    ['cURL', 'Python SDK', 'Python'],
  );
  assert.equal(shown.filter(({ label }) => label.toLowerCase() === 'curl').length, 1);
});

test('a sample without a label is named after its language, and a curl command cURL', () => {
  const written = ['python', 'PHP', 'c#', 'kotlin', 'Shell'].map((lang) => ({
    lang,
    source: 'a()',
  }));
  const samples = [...written, { lang: 'bash', source: 'curl https://zoo.example' }];
  const shown = smallOperation({ responses: {}, 'x-codeSamples': samples }).samples.samples;
  assert.deepEqual(
    shown.slice(0, 6).map(({ label }) => label),
    ['Python', 'PHP', 'C#', 'kotlin', 'Shell', 'cURL'],
  );
  assert.equal(shown.filter(({ label }) => label === 'cURL').length, 1);
});

test('samples all labeled with the operation name are labeled by language', () => {
  const samples = ['curl', 'swift', 'Node', 'python'].map((lang) => ({
    lang,
    label: 'Get file',
    source: `${lang} a`,
  }));
  const labels = (written: readonly object[]) =>
    smallOperation({ responses: {}, 'x-codeSamples': written })
      .samples.samples.filter(({ origin }) => origin === 'authored')
      .map(({ label }) => label);
  assert.deepEqual(labels(samples), ['cURL', 'swift', 'Node.js', 'Python']);
  const other = [{ lang: 'python', label: 'Python', source: 'b' }, ...samples];
  assert.deepEqual(labels(other), ['Python', 'cURL', 'swift', 'Node.js', 'Get file (Python)']);
  assert.deepEqual(labels([...samples, ...samples.slice(2), ...samples.slice(2)]).slice(4), [
    'Get file (Node.js)',
    'Get file (Python)',
    'Get file (Node.js) 2',
    'Get file (Python) 2',
  ]);
  const alike = [...samples.slice(0, 1), ...samples.slice(0, 1)];
  assert.deepEqual(labels(alike), ['Get file', 'Get file']);
});

test('generated samples can be disabled in favor of those in the document', () => {
  const api = { request: { example: { autogenerate: false } } };
  const written = [{ lang: 'python', source: 'zoo.make()' }];
  const { samples, omitted } = smallOperation(
    { responses: {}, 'x-codeSamples': written },
    {},
    api,
  ).samples;
  assert.deepEqual(
    samples.map(({ label, text }) => [label, text]),
    [['Python', 'zoo.make()']],
  );
  assert.deepEqual(omitted, []);
  assert.deepEqual(smallOperation({ responses: {} }, {}, api).samples.samples, []);
});
