import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatXml } from '../../../../../src/core/reference/schema/format-xml.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const written = (xml: unknown, type = 'string') => formatXml({ xml }, [type]);

test('an XML name is shown as the resulting tag or attribute', () => {
  assert.equal(written({ name: 'pet' }), '<pet>');
  assert.equal(written({ name: 'id', attribute: true }), 'id="…"');
  assert.equal(written({ name: 'id', nodeType: 'attribute' }), 'id="…"');
  assert.equal(written({ name: 'id', prefix: 'p', attribute: true }), 'p:id="…"');
});

test('a namespace is declared in the tag with its prefix', () => {
  const namespace = 'https://example.com/ns';
  assert.equal(written({ name: 'pet', namespace }), `<pet xmlns="${namespace}">`);
  assert.equal(written({ name: 'pet', prefix: 'p', namespace }), `<p:pet xmlns:p="${namespace}">`);
  assert.equal(written({ namespace }), `<… xmlns="${namespace}">`);
});

test('a wrapped list is distinguished from an unwrapped one', () => {
  assert.equal(written({ name: 'pets', wrapped: true }, 'array'), '<pets>…</pets>');
  assert.equal(written({ name: 'pets', nodeType: 'element' }, 'array'), '<pets>…</pets>');
  assert.equal(written({ name: 'pet', nodeType: 'element' }), '<pet>');
  assert.equal(written({ name: 'pets' }, 'array'), '<pets>');
});

test('text and CDATA nodes are shown as such', () => {
  assert.equal(written({ nodeType: 'text' }), 'text()');
  assert.equal(written({ nodeType: 'cdata' }), '<![CDATA[…]]>');
});

test('nothing is shown without XML metadata', () => {
  assert.equal(written(undefined), undefined);
  assert.equal(written('pet'), undefined);
  assert.equal(written({}), undefined);
  assert.equal(written({ prefix: 'p', nodeType: 'none' }), undefined);
});

test('the shape of an XML body has its tag', () => {
  const Pet = { type: 'object', properties: { name: { type: 'string' } }, xml: { name: 'pet' } };
  const schema = { $ref: '#/components/schemas/Pet' };
  const operation = smallOperation(
    { requestBody: { content: { 'application/xml': { schema } } } },
    { components: { schemas: { Pet } } },
  );
  assert.equal(operation.body?.content[0]?.shape?.xml, '<pet>');
});
