import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HttpRequest } from '../../../../../../src/core/reference/model/request-model.ts';
import { formatBrunoCollection } from '../../../../../../src/core/reference/request/exports/bruno-collection.ts';

interface Parsed {
  readonly items: readonly { readonly seq: number; readonly request: object }[];
  readonly root: { readonly request: { readonly vars: object } };
}

const requests: Readonly<Record<string, HttpRequest>> = {
  'a file': {
    method: 'PUT',
    url: '{{baseUrl}}/picture',
    headers: [['Content-Type', 'image/png']],
    body: { kind: 'file', fileName: 'cat.png' },
  },
  'a form with a file': {
    method: 'POST',
    url: '{{baseUrl}}/pets',
    headers: [],
    login: { kind: 'digest', username: 'ada', password: '{{PASSWORD}}' },
    body: {
      kind: 'multipart',
      parts: [
        { name: 'about', text: '{}', contentType: 'application/json' },
        { name: 'picture', fileName: 'cat.png' },
      ],
    },
  },
};

test('a Bruno collection has the authentication and files of its requests', () => {
  const named = Object.entries(requests).map(([name, request]) => ({ name, request }));
  const text = formatBrunoCollection({
    name: 'Zoo',
    folders: [{ name: '', requests: named }],
    variables: [['baseUrl', 'https://zoo.test']],
  });
  const { items, root } = JSON.parse(text) as Parsed;
  assert.deepEqual(root.request.vars, {
    req: [{ name: 'baseUrl', value: 'https://zoo.test', enabled: true }],
  });
  assert.deepEqual(
    items.map(({ seq, request }) => ({ seq, ...request })),
    [
      {
        seq: 1,
        method: 'PUT',
        url: '{{baseUrl}}/picture',
        headers: [{ name: 'Content-Type', value: 'image/png', enabled: true }],
        params: [],
        auth: { mode: 'none' },
        body: {
          mode: 'file',
          file: [{ filePath: 'cat.png', contentType: 'image/png', selected: true }],
        },
      },
      {
        seq: 2,
        method: 'POST',
        url: '{{baseUrl}}/pets',
        headers: [],
        params: [],
        auth: { mode: 'digest', digest: { username: 'ada', password: '{{PASSWORD}}' } },
        body: {
          mode: 'multipartForm',
          multipartForm: [
            {
              type: 'text',
              name: 'about',
              contentType: 'application/json',
              enabled: true,
              value: '{}',
            },
            {
              type: 'file',
              name: 'picture',
              contentType: '',
              enabled: true,
              value: ['cat.png'],
            },
          ],
        },
      },
    ],
  );
});
