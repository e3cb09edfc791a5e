import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FormState } from '../../../../../src/client/playground/state/form-state.ts';
import type { PlaygroundModel } from '../../../../../src/core/reference/model/playground-model.ts';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const schema = {
  type: 'object',
  required: ['name', 'photo'],
  properties: {
    name: { type: 'string' },
    photo: { type: 'string', format: 'binary' },
    tags: { type: 'array', items: { type: 'string' } },
    note: { type: 'string' },
  },
};
const plain = { ...schema, required: ['name'] };

/** Contents of bodies, by the names that tests use. */
const bodies: Readonly<Record<string, object>> = {
  'of JSON without an example': { 'application/json': { schema: plain } },
  'of JSON with an example': { 'application/json': { schema: plain, example: { name: 'Tom' } } },
  'that is a form': { 'application/x-www-form-urlencoded': { schema: plain } },
  'of several parts': { 'multipart/form-data': { schema } },
  'of several parts whose example has no file': {
    'multipart/form-data': { schema, example: { name: 'Tom' } },
  },
  'that is a file': { 'image/png': { schema: {} } },
  'that is a text': { 'text/plain': { schema: { type: 'string' }, example: 'a' } },
  'of XML': { 'application/xml': { schema: plain } },
};

const parameters = [
  { name: 'a', in: 'query', required: true, schema: { type: 'string' } },
  { name: 'b', in: 'query', required: true, schema: { type: 'integer' }, example: 4 },
  { name: 'c', in: 'query', schema: { type: 'boolean' } },
  { name: 'X-D', in: 'header', required: true, schema: { type: 'array', items: { enum: ['x'] } } },
];

for (const [name, content] of Object.entries(bodies)) {
  test(`until its form is opened, a body ${name} has the samples of its page`, () => {
    for (const showOptionalParams of [false, true]) {
      const api = { request: { example: { showOptionalParams } } };
      const requestBody = { required: true, content };
      const servers = [{ url: 'https://zoo.test' }];
      const operation = smallOperation({ requestBody, parameters }, { servers }, api);
      const model = buildPlayground(operation, { showsOptional: showOptionalParams });
      const state = new FormState(JSON.parse(JSON.stringify(model)) as PlaygroundModel);
      assert.deepEqual(state.shownRequest, operation.sampleRequest);
    }
  });
}

for (const [name, content] of Object.entries(bodies)) {
  test(`once its form is opened, a body ${name} is sent as the samples show it`, () => {
    const servers = [{ url: 'https://zoo.test' }];
    const filled = parameters.slice(1, 3);
    const requestBody = { required: true, content };
    const operation = smallOperation({ requestBody, parameters: filled }, { servers });
    const model = buildPlayground(operation, { showsOptional: true });
    assert.ok(model);
    const state = new FormState(model);
    state.open();
    const needed = name === 'that is a file' ? [''] : ['photo'];
    const isFilled = name.startsWith('of several') || name === 'that is a file';
    if (isFilled) for (const field of needed) state.setFiles(field, [new File([], `${field}.bin`)]);
    assert.deepEqual(state.shownRequest, state.request);
    assert.doesNotMatch(state.shownRequest.url, /[?&]c=/);
  });
}

test('required values keep their samples in an open form that does not have them yet', () => {
  const requestBody = { content: bodies['of several parts'] };
  const operation = smallOperation(
    { requestBody, parameters },
    { servers: [{ url: 'https://zoo.test' }] },
  );
  const model = buildPlayground(operation, { showsOptional: true });
  assert.ok(model);
  const state = new FormState(model);
  state.open();
  assert.match(state.shownRequest.url, /\?a=%3CA%3E&b=4$/);
  const { body } = state.shownRequest;
  assert.ok(body?.kind === 'multipart');
  assert.deepEqual(
    body.parts.flatMap(({ fileName }) => fileName ?? []),
    ['photo.bin'],
  );
});

test('listeners are notified of the opening only if it changes the samples', () => {
  for (const [isOptional, reported] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const content = { 'application/json': { schema: isOptional ? plain : { type: 'object' } } };
    const servers = [{ url: 'https://zoo.test' }];
    const model = buildPlayground(smallOperation({ requestBody: { content } }, { servers }), {});
    assert.ok(model);
    const state = new FormState(model);
    let times = 0;
    state.onChange(() => {
      times += 1;
    });
    state.open();
    assert.equal(times, reported);
  }
});

test('values that the reader enters replace those of the samples', () => {
  const content = { 'application/json': { schema: plain, example: { name: 'Tom' } } };
  const servers = [{ url: 'https://zoo.test' }];
  const operation = smallOperation({ requestBody: { content }, parameters }, { servers });
  const model = buildPlayground(operation, { showsOptional: true });
  assert.ok(model);
  const state = new FormState(model);
  assert.equal(state.shownRequest.url, 'https://zoo.test/a?a=%3CA%3E&b=4&c=true');
  state.open();
  state.parameters = state.parameters.with(0, { kind: 'string', value: 'z' });
  assert.equal(state.shownRequest.url, 'https://zoo.test/a?a=z&b=4');
  state.text = '{"name": "Zoe"}';
  assert.deepEqual(state.shownRequest.body, { kind: 'text', text: '{"name": "Zoe"}' });
});

test('replacing an edited body with an example can be undone, including later edits', () => {
  const examples = { cat: { value: { name: 'Tom' } }, dog: { value: { name: 'Rex' } } };
  const content = { 'application/json': { schema: plain, examples } };
  const servers = [{ url: 'https://zoo.test' }];
  const model = buildPlayground(smallOperation({ requestBody: { content } }, { servers }), {
    showsOptional: false,
  });
  assert.ok(model);
  const state = new FormState(model);
  state.choose({ example: 'dog' });
  assert.equal(state.replaced, undefined);
  state.text = '{"name": "Zoe"}';
  state.choose({ example: 'cat' });
  assert.equal(state.choice.example, 'cat');
  assert.equal(state.replaced, '{"name": "Zoe"}');
  state.choose({ example: 'dog' });
  assert.equal(state.replaced, '{"name": "Zoe"}');
  state.text = '{"name": "Max"}';
  state.undo();
  assert.equal(state.text, '{"name": "Zoe"}');
  assert.equal(state.replaced, '{"name": "Max"}');
  state.reset();
  assert.equal(state.replaced, undefined);
});

test('passwords are removed from everything that was entered, including hidden bodies', () => {
  const pin = { type: 'string', format: 'password' };
  const schema = { type: 'object', properties: { name: { type: 'string' }, pin } };
  const content = {
    'application/json': { schema, example: { name: 'Tom', pin: '0000' } },
    'application/x-www-form-urlencoded': { schema },
  };
  const query = [{ name: 'pin', in: 'query', schema: pin }];
  const servers = [{ url: 'https://zoo.test' }];
  const model = buildPlayground(
    smallOperation({ requestBody: { content }, parameters: query }, { servers }),
    { showsOptional: false },
  );
  assert.ok(model);
  const state = new FormState(model);
  const { parameters, text } = state;
  assert.equal(state.forgetPasswords(), false);
  assert.deepEqual([state.parameters, state.text], [parameters, text]);
  state.text = '{"name": "Zoe", "pin": "s3cret"}';
  state.parameters = [{ kind: 'string', value: 's3cret' }];
  state.choose({ mediaType: 'application/x-www-form-urlencoded' });
  assert.equal(state.forgetPasswords(), true);
  state.choose({ mediaType: 'application/json' });
  assert.deepEqual(JSON.parse(state.text), { name: 'Zoe', pin: '' });
  assert.deepEqual(state.parameters, [{ kind: 'string', value: '' }]);
});

test('an environment that changes the server renders the form once', () => {
  const servers = [
    { url: 'https://zoo.test' },
    { url: 'https://box.test', description: 'Sandbox' },
  ];
  const model = buildPlayground(smallOperation({ parameters }, { servers }), {
    showsOptional: false,
  });
  assert.ok(model);
  const environments = [{ name: 'Sandbox', values: {} }];
  const state = new FormState({ ...model, environments });
  let drawn = 0;
  state.onChoose(() => {
    drawn += 1;
  });
  state.chooseEnvironment('Sandbox');
  assert.equal(state.server, 'https://box.test');
  assert.equal(drawn, 1);
});

test('samples keep the name of each file, even if two fields have files with one name', () => {
  const properties = { front: { format: 'binary' }, back: { format: 'binary' } };
  const content = { 'multipart/form-data': { schema: { type: 'object', properties } } };
  const servers = [{ url: 'https://zoo.test' }];
  const model = buildPlayground(smallOperation({ requestBody: { content } }, { servers }), {});
  const state = new FormState(JSON.parse(JSON.stringify(model)) as PlaygroundModel);
  state.open();
  for (const field of ['front', 'back']) state.setFiles(field, [new File([field], 'scan.png')]);
  const { body } = state.shownRequest;
  const names = body?.kind === 'multipart' ? body.parts.map(({ fileName }) => fileName) : [];
  assert.deepEqual(names, ['scan.png', 'scan.png']);
  assert.equal(state.filesByKey.size, 2);
});
