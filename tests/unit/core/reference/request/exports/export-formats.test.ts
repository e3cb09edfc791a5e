/** A request in the formats that other clients read. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { HttpRequest } from '../../../../../../src/core/reference/model/request-model.ts';
import {
  exportFormats,
  exportName,
} from '../../../../../../src/core/reference/request/exports/export-formats.ts';
import { smallOperation } from '../../../../../helpers/values/openapi-reference.ts';

function printAs(label: string, request: HttpRequest, name = 'Find a pet'): string {
  const format = exportFormats.find((candidate) => candidate.label === label);
  assert.ok(format);
  return format.print({ name, request });
}

const asPostman = (request: HttpRequest) =>
  JSON.parse(printAs('Postman', request)) as {
    readonly info: object;
    readonly item: readonly {
      readonly protocolProfileBehavior?: object;
      readonly request: Readonly<Record<string, unknown>>;
    }[];
    readonly variable?: readonly object[];
  };

const getWithBody: HttpRequest = {
  method: 'GET',
  url: 'https://zoo.test/pets/{id}?key=%3CAPI_KEY%3E',
  headers: [
    ['Authorization', 'Token <API_TOKEN>'],
    ['Content-Type', 'application/json'],
  ],
  body: { kind: 'text', text: '{\n  "id": 9007199254740993\n}' },
};

suite('a GET with a body', () => {
  test('is complete in an .http file, with placeholders as variables', () => {
    assert.equal(
      printAs('.http', getWithBody),
      `@id = <id>
@API_KEY = <API_KEY>
@API_TOKEN = <API_TOKEN>

### Find a pet
GET https://zoo.test/pets/{{id}}?key={{API_KEY}}
Authorization: Token {{API_TOKEN}}
Content-Type: application/json

{
  "id": 9007199254740993
}
`,
    );
  });

  test('is complete in a Postman collection, with body pruning disabled', () => {
    const { info, item, variable } = asPostman(getWithBody);
    assert.deepEqual(info, {
      name: 'Find a pet',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    });
    assert.deepEqual(item[0]?.protocolProfileBehavior, { disableBodyPruning: true });
    assert.deepEqual(item[0]?.request, {
      method: 'GET',
      header: [
        { key: 'Authorization', value: 'Token {{API_TOKEN}}' },
        { key: 'Content-Type', value: 'application/json' },
      ],
      body: {
        mode: 'raw',
        raw: '{\n  "id": 9007199254740993\n}',
        options: { raw: { language: 'json' } },
      },
      url: 'https://zoo.test/pets/{{id}}?key={{API_KEY}}',
    });
    assert.deepEqual(variable?.[2], { key: 'API_TOKEN', value: '', type: 'string' });
  });

  test('is complete in a Bruno file', () => {
    assert.equal(
      printAs('Bruno', getWithBody),
      `meta {
  name: Find a pet
  type: http
  seq: 1
}

get {
  url: https://zoo.test/pets/{{id}}?key={{API_KEY}}
  body: json
  auth: none
}

headers {
  Authorization: Token {{API_TOKEN}}
  Content-Type: application/json
}

body:json {
  {
    "id": 9007199254740993
  }
}
`,
    );
  });

  test('keeps its method and body in curl', () => {
    const text = printAs('cURL', getWithBody);
    assert.match(text, /^curl --request GET /);
    assert.match(text, /--data '\{\n {2}"id": 9007199254740993\n\}'$/);
  });
});

test('basic credentials use the native syntax of each client', () => {
  const request: HttpRequest = {
    method: 'POST',
    url: 'https://zoo.test/a',
    headers: [['Authorization', 'Basic PFVTRVJOQU1FPjo8UEFTU1dPUkQ+']],
    login: { kind: 'basic', username: '<USERNAME>', password: '<PASSWORD>' },
  };
  assert.match(
    printAs('.http', request),
    /^Authorization: Basic \{\{USERNAME\}\} \{\{PASSWORD\}\}$/m,
  );
  assert.match(
    printAs('Bruno', request),
    /auth:basic \{\n {2}username: \{\{USERNAME\}\}\n {2}password: \{\{PASSWORD\}\}\n\}/,
  );
  const [item] = asPostman(request).item;
  assert.deepEqual(item?.request['auth'], {
    type: 'basic',
    basic: [
      { key: 'username', value: '{{USERNAME}}', type: 'string' },
      { key: 'password', value: '{{PASSWORD}}', type: 'string' },
    ],
  });
  assert.deepEqual(item.request['header'], []);
  const spaced = { ...request, login: { ...request.login, password: 'a b' } } as HttpRequest;
  assert.match(printAs('.http', spaced), /^Authorization: Basic PFVT/m);
});

test('a credential typed by the reader is exported as it is', () => {
  const request: HttpRequest = {
    method: 'GET',
    url: 'https://zoo.test/a',
    headers: [['Authorization', 'Bearer abc']],
  };
  for (const { label } of exportFormats) assert.match(printAs(label, request), /Bearer abc/);
  assert.equal(asPostman(request).variable, undefined);
});

suite('bodies other than plain text', () => {
  const fields = { name: { type: 'string' }, photo: { type: 'string', format: 'binary' } };
  const schema = { type: 'object', required: ['name', 'photo'], properties: fields };
  const example = { name: 'Tom & "Co"' };
  const requestOf = (mediaType: string, content: object) =>
    smallOperation(
      { requestBody: { content: { [mediaType]: content } } },
      { servers: [{ url: 'https://zoo.test' }] },
    ).sampleRequest;

  test('multipart bodies with files', () => {
    const request = requestOf('multipart/form-data', { schema, example });
    assert.equal(
      printAs('.http', request, 'Add'),
      `### Add
POST https://zoo.test/a
Content-Type: multipart/form-data; boundary=lectern-boundary

--lectern-boundary
Content-Disposition: form-data; name="name"

Tom & "Co"
--lectern-boundary
Content-Disposition: form-data; name="photo"; filename="photo.bin"

< ./photo.bin
--lectern-boundary--
`,
    );
    assert.match(
      printAs('Bruno', request),
      /body: multipartForm[\s\S]*body:multipart-form \{\n {2}name: Tom & "Co"\n {2}photo: @file\(photo\.bin\)\n\}/,
    );
    assert.deepEqual(asPostman(request).item[0]?.request['body'], {
      mode: 'formdata',
      formdata: [
        { key: 'name', type: 'text', value: 'Tom & "Co"' },
        { key: 'photo', type: 'file', src: 'photo.bin' },
      ],
    });
  });

  test('form bodies, which only Postman encodes itself', () => {
    const request = requestOf('application/x-www-form-urlencoded', {
      schema: { type: 'object', properties: { name: { type: 'string' } } },
      example,
    });
    assert.deepEqual(asPostman(request).item[0]?.request['body'], {
      mode: 'urlencoded',
      urlencoded: [{ key: 'name', value: 'Tom & "Co"' }],
    });
    assert.match(printAs('.http', request), /\n\nname=Tom\+%26\+%22Co%22\n$/);
    assert.match(printAs('Bruno', request), /body:text \{\n {2}name=Tom\+%26\+%22Co%22\n\}/);
  });

  test('a list in a form body, exported raw because Postman would encode its commas', () => {
    const ids = { type: 'array', items: { type: 'string' } };
    const request = requestOf('application/x-www-form-urlencoded', {
      schema: { type: 'object', properties: { ids, name: { type: 'string' } } },
      encoding: { ids: { style: 'form', explode: false } },
      example: { ids: ['a', 'b,c'], name: 'Tom' },
    });
    assert.deepEqual(asPostman(request).item[0]?.request['body'], {
      mode: 'raw',
      raw: 'ids=a,b%2Cc&name=Tom',
    });
  });

  test('a file body', () => {
    const request = requestOf('image/png', { schema: {} });
    assert.match(printAs('.http', request), /\n\n< \.\/file\.bin\n$/);
    assert.match(
      printAs('Bruno', request),
      /body:file \{\n {2}file: @file\(file\.bin\) @contentType\(image\/png\)\n\}/,
    );
    assert.deepEqual(asPostman(request).item[0]?.request['body'], {
      mode: 'file',
      file: { src: 'file.bin' },
    });
  });
});

test('.http files send cookies unchanged and disable the cookie jar', () => {
  const headers = [['Cookie', 'a=1; sid=<API_KEY>']] as const;
  const request = { method: 'GET', url: 'https://zoo.test/a', headers };
  assert.match(
    printAs('.http', request, 'Get'),
    /^### Get\n# @no-cookie-jar\nGET .*\nCookie: a=1; sid=\{\{API_KEY\}\}$/m,
  );
  assert.doesNotMatch(printAs('.http', { ...request, headers: [] }), /jar/);
});

test('a method unknown to Bruno is written in a generic block', () => {
  const request = { method: 'QUERY', url: 'https://zoo.test/a', headers: [] };
  assert.match(printAs('Bruno', request), /^http \{\n {2}method: QUERY\n {2}url: /m);
});

test('an export file is named after method and path', () => {
  assert.equal(exportName({ method: 'GET', path: '/pets/{petId}' }), 'get-pets-petid');
});

test('fields of a form with several lines, quotes and colons stay whole in Bruno', () => {
  const parts = [
    { name: 'note', text: 'one\ntwo' },
    { name: 'a "b": c', text: 'x' },
  ];
  const request: HttpRequest = {
    method: 'POST',
    url: 'https://zoo.test/pets',
    headers: [],
    body: { kind: 'multipart', parts },
  };
  assert.match(
    printAs('Bruno', request),
    /body:multipart-form \{\n {2}note: '''\n {4}one\n {4}two\n {2}'''\n {2}"a \\"b\\": c": x\n\}/,
  );
});

test('a digest login is written as variables in an .http file', () => {
  const request: HttpRequest = {
    method: 'GET',
    url: 'https://zoo.test/pets',
    headers: [],
    login: { kind: 'digest', username: '<USERNAME>', password: '<PASSWORD>' },
  };
  assert.match(
    printAs('.http', request),
    /^Authorization: Digest \{\{USERNAME\}\} \{\{PASSWORD\}\}$/m,
  );
});
