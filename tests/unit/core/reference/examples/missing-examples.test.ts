import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleBody } from '../../../../../src/core/reference/operation/build-sample-request.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

/** Returns the content of a body with these examples. */
function contentWith(examples: object) {
  const schema = { type: 'object', properties: { name: { type: 'string' } } };
  const content = { 'application/json': { schema, examples } };
  const { body } = smallOperation({ requestBody: { content } });
  const [first] = body?.content ?? [];
  assert.ok(first);
  return first;
}

test('an unresolved example is named alongside the available ones', () => {
  const { examples, missingExamples } = contentWith({
    cat: { value: { name: 'Tom' } },
    dog: { $ref: '#/components/examples/Dog' },
    fox: { summary: 'A fox', externalValue: './fox.json' },
  });
  assert.deepEqual(
    examples.map(({ key }) => key),
    ['cat'],
  );
  assert.deepEqual(missingExamples, [
    { label: 'dog', name: '#/components/examples/Dog' },
    { label: 'fox', name: './fox.json' },
  ]);
});

test('if no example is available, one is generated, and the missing one is still named', () => {
  const { examples, missingExamples } = contentWith({ dog: { $ref: '#/nowhere' } });
  assert.deepEqual(
    examples.map(({ origin }) => origin),
    ['generated'],
  );
  assert.deepEqual(missingExamples, [{ label: 'dog', name: '#/nowhere' }]);
});

test('next to an example that is only linked, one is generated for requests', () => {
  const cat = { externalValue: 'https://zoo.test/cat.json' };
  const alone = contentWith({ cat }).examples.map(({ key, text }) => [key, text]);
  assert.deepEqual(alone, [
    ['generated', '{\n  "name": "Example"\n}'],
    ['cat', ''],
  ]);
  const dog = { value: { name: 'Rex' } };
  const both = contentWith({ cat, dog });
  assert.deepEqual(
    both.examples.map(({ key }) => key),
    ['cat', 'dog'],
  );
  assert.equal(sampleBody(both).text, '{\n  "name": "Rex"\n}');
});

test('an external example at a public address is a link and not missing', () => {
  for (const externalValue of ['https://zoo.test/cat.json', '/examples/cat.json']) {
    const { examples, missingExamples } = contentWith({ cat: { externalValue } });
    assert.equal(missingExamples, undefined);
    assert.deepEqual(
      examples.map(({ url }) => url),
      [undefined, externalValue],
    );
  }
});
