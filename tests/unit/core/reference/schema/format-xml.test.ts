import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatXml } from '../../../../../src/core/reference/schema/format-xml.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const written = (xml: unknown, type = 'string') => formatXml({ xml }, [type]);

test('a name in XML is shown as the tag or the attribute that it becomes', () => {
  assert.equal(written({ name: 'pet' }), '<pet>');
  assert.equal(written({ name: 'id', attribute: true }), 'id="…"');
  assert.equal(written({ name: 'id', nodeType: 'attribute' }), 'id="…"');
  assert.equal(written({ name: 'id', prefix: 'p', attribute: true }), 'p:id="…"');
});

test('a namespace is declared in the tag, under its prefix', () => {
  const namespace = 'https://example.com/ns';
  assert.equal(written({ name: 'pet', namespace }), `<pet xmlns="${namespace}">`);
  assert.equal(written({ name: 'pet', prefix: 'p', namespace }), `<p:pet xmlns:p="${namespace}">`);
  assert.equal(written({ namespace }), `<… xmlns="${namespace}">`);
});

test('a list in an element of its own is told from one without', () => {
  assert.equal(written({ name: 'pets', wrapped: true }, 'array'), '<pets>…</pets>');
  assert.equal(written({ name: 'pets', nodeType: 'element' }, 'array'), '<pets>…</pets>');
  assert.equal(written({ name: 'pet', nodeType: 'element' }), '<pet>');
  assert.equal(written({ name: 'pets' }, 'array'), '<pets>');
});

test('what is no element is shown as what it is', () => {
  assert.equal(written({ nodeType: 'text' }), 'text()');
  assert.equal(written({ nodeType: 'cdata' }), '<![CDATA[…]]>');
});

test('where the document says nothing, nothing is shown', () => {
  assert.equal(written(undefined), undefined);
  assert.equal(written('pet'), undefined);
  assert.equal(written({}), undefined);
  assert.equal(written({ prefix: 'p', nodeType: 'none' }), undefined);
});

test('a document in which bodies are XML tells it, whichever other parts it has', () => {
  const Pet = { type: 'object', properties: { name: { type: 'string' } }, xml: { name: 'pet' } };
  const schema = { $ref: '#/components/schemas/Pet' };
  const operation = smallOperation(
    { requestBody: { content: { 'application/xml': { schema } } } },
    { components: { schemas: { Pet } } },
  );
  assert.equal(operation.body?.content[0]?.shape?.xml, '<pet>');
});
