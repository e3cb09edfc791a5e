import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

function xmlOf(
  schema: object,
  { schemas = {}, example }: { schemas?: object; example?: unknown } = {},
) {
  const content = { 'application/xml': { schema, ...(example !== undefined && { example }) } };
  const { operation, operations } = smallReference({
    paths: { '/a': { get: { responses: { '200': { description: 'OK', content } } } } },
    components: { schemas },
  });
  const [response] = operation(operations[0]?.key ?? '')?.responses ?? [];
  return response?.content[0]?.examples[0]?.text;
}

const pet = {
  type: 'object',
  xml: { name: 'pet' },
  properties: {
    id: { type: 'integer', example: 7, xml: { attribute: true } },
    name: { type: 'string', example: 'Rex & "Co" <3' },
    photos: { type: 'array', items: { type: 'string', example: 'a.png' } },
    tags: { type: 'array', xml: { wrapped: true }, items: { $ref: '#/components/schemas/Tag' } },
  },
};
const tag = {
  type: 'object',
  xml: { name: 'tag', prefix: 't', namespace: 'https://example.com/tags' },
  properties: { label: { type: 'string', example: 'good' } },
};

test('an XML example has the names, attributes, lists and namespaces of its schema', () => {
  const text = xmlOf({ $ref: '#/components/schemas/Pet' }, { schemas: { Pet: pet, Tag: tag } });
  assert.equal(
    text,
    `<?xml version="1.0" encoding="UTF-8"?>
<pet id="7">
  <name>Rex &amp; &quot;Co&quot; &lt;3</name>
  <photos>a.png</photos>
  <tags>
    <t:tag xmlns:t="https://example.com/tags">
      <label>good</label>
    </t:tag>
  </tags>
</pet>`,
  );
});

test('an example value is written as XML if that is the content type', () => {
  const example = { id: 9, name: 'Tom', photos: ['1.png', '2.png'], tags: [] };
  const text = xmlOf(
    { $ref: '#/components/schemas/Pet' },
    { schemas: { Pet: pet, Tag: tag }, example },
  );
  assert.equal(
    text,
    `<?xml version="1.0" encoding="UTF-8"?>
<pet id="9">
  <name>Tom</name>
  <photos>1.png</photos>
  <photos>2.png</photos>
  <tags></tags>
</pet>`,
  );
  assert.equal(xmlOf({ type: 'object' }, { example: '<a>as it is</a>' }), '<a>as it is</a>');
});

test('a list has a single root, and nested lists have no numbers as names', () => {
  const schemas = { Tag: { properties: tag.properties } };
  assert.equal(
    xmlOf({ type: 'array', items: { $ref: '#/components/schemas/Tag' } }, { schemas }),
    `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <Tag>
    <label>good</label>
  </Tag>
</root>`,
  );
  const row = { type: 'array', xml: { name: 'row', wrapped: true }, items: { type: 'integer' } };
  const rows = { ...row, xml: { name: 'rows', wrapped: true }, items: row };
  const example = [[1, 2], [3]];
  assert.equal(
    xmlOf({ type: 'object', properties: { rows } }, { example: { rows: example } }),
    `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <rows>
    <row>
      <row>1</row>
      <row>2</row>
    </row>
    <row>
      <row>3</row>
    </row>
  </rows>
</root>`,
  );
});

test('a reference and the keywords next to it are combined', () => {
  const schemas = { Base: { type: 'object', properties: { id: { type: 'integer', example: 1 } } } };
  const own = { properties: { name: { type: 'string', example: 'Ann' } } };
  assert.equal(
    xmlOf(
      { xml: { name: 'user' }, allOf: [{ $ref: '#/components/schemas/Base' }, own] },
      { schemas },
    ),
    `<?xml version="1.0" encoding="UTF-8"?>
<user>
  <id>1</id>
  <name>Ann</name>
</user>`,
  );
});

test('an unnamed allOf takes the name of its first named part', () => {
  const base = { properties: { id: { type: 'integer', example: 1 } }, xml: { name: 'animal' } };
  const schemas = { Base: base, Dog: { allOf: [{ $ref: '#/components/schemas/Base' }, base] } };
  const more = { properties: { name: { type: 'string', example: 'Rex' } } };
  const rootOf = (schema: object) => /^<([^?>]+)>$/m.exec(xmlOf(schema, { schemas }) ?? '')?.[1];
  assert.equal(rootOf({ allOf: [more, { $ref: '#/components/schemas/Base' }] }), 'animal');
  assert.equal(rootOf({ $ref: '#/components/schemas/Dog' }), 'Dog');
  assert.equal(rootOf({ allOf: [more, base], xml: { name: 'dog' } }), 'dog');
  assert.equal(rootOf({ allOf: [more, more] }), 'root');
});

test('OpenAPI 3.2 node types produce attributes, text, CDATA or nothing', () => {
  const schema = {
    type: 'object',
    xml: { name: 'note' },
    properties: {
      lang: { type: 'string', xml: { nodeType: 'attribute' } },
      said: { type: 'string', xml: { nodeType: 'text' } },
    },
  };
  const list = { type: 'array', xml: { nodeType: 'element', name: 'notes' }, items: schema };
  assert.equal(
    xmlOf(list, { example: [{ lang: 'en', said: 'Hello' }] }),
    `<?xml version="1.0" encoding="UTF-8"?>
<notes>
  <note lang="en">Hello</note>
</notes>`,
  );
  const code = { type: 'string', xml: { nodeType: 'cdata' } };
  const inner = {
    type: 'object',
    xml: { nodeType: 'none' },
    properties: { size: { type: 'integer' } },
  };
  assert.match(
    xmlOf({ type: 'object', properties: { inner } }, { example: { inner: { size: 3 } } }) ?? '',
    /<root>\n {2}<size>3<\/size>\n<\/root>/,
  );
  assert.match(
    xmlOf(
      { type: 'object', properties: { a: { type: 'object', properties: { code } } } },
      {
        example: { a: { code: 'x < y' } },
      },
    ) ?? '',
    /<a>\s*<!\[CDATA\[x < y\]\]>\s*<\/a>/,
  );
});

test('an invalid XML name is written with valid characters', () => {
  assert.match(
    xmlOf({ type: 'object' }, { example: { '2 of $x': true, none: null } }) ?? '',
    /<_2_of__x>true<\/_2_of__x>\n {2}<none><\/none>/,
  );
});

test('items in prefixItems have the XML names of their own schemas', () => {
  const schema = {
    type: 'array',
    xml: { name: 'pets' },
    prefixItems: [{ type: 'string', xml: { name: 'one' } }],
    items: { type: 'string', xml: { name: 'rest' } },
  };
  const text = xmlOf(schema, { example: ['a', 'b'] });
  assert.match(text ?? '', /<pets>\s*<one>a<\/one>\s*<rest>b<\/rest>\s*<\/pets>$/);
});
