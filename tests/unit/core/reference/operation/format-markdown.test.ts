import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSubjectMarkdown } from '../../../../../src/core/reference/operation/format-markdown.ts';
import {
  contentOf,
  fieldOf,
  operationOf,
  responseOf,
  shapeOf,
} from '../../../../helpers/values/reference-values.ts';

test('the Markdown of an operation contains everything that its page shows', () => {
  const owner = {
    type: 'object',
    description: 'Who keeps\nit.',
    fields: [
      fieldOf('name', { constraints: [{ word: 'charactersLeast', values: { count: 1 } }] }, true),
    ],
  };
  const kind = { enum: [{ value: 'cat', text: 'cat', description: 'Meows' }] };
  const operation = operationOf({
    method: 'PUT',
    description: 'Replaces a pet.',
    security: {
      optional: false,
      alternatives: [
        {
          requirements: [
            {
              scopes: [],
              scheme: {
                kind: 'http',
                key: 'token',
                deprecated: false,
                scheme: 'Token',
                header: 'Authorization',
                word: 'Token ',
                prefix: '',
                placeholder: '<API_TOKEN>',
              },
            },
          ],
        },
      ],
    },
    parameters: [
      {
        kind: 'parameter',
        id: 'path-id',
        name: 'id',
        in: 'path',
        style: 'simple',
        explode: false,
        allowReserved: false,
        required: true,
        deprecated: false,
        description: 'Number of the pet.',
        shape: shapeOf({ type: 'integer' }),
        examples: [],
      },
    ],
    body: {
      kind: 'body',
      required: true,
      content: [
        contentOf('application/json', {
          shape: shapeOf({
            type: 'object',
            fields: [fieldOf('kind', kind, true), fieldOf('owner', owner)],
          }),
        }),
      ],
    },
    responses: [responseOf('204', { label: 'No Content', description: 'Done.' })],
    samples: {
      omitted: [],
      samples: [
        {
          kind: 'sample',
          id: 'curl',
          label: 'cURL',
          language: 'bash',
          text: 'curl https://api.test/pets/1',
          origin: 'generated',
        },
      ],
    },
  });
  assert.equal(
    formatSubjectMarkdown(operation),
    [
      'Replaces a pet.',
      '```http\nPUT https://api.test/pets/{id}\n```',
      '## Authorization\n\n- `Authorization: Token <API_TOKEN>`',
      '## Path parameters',
      '- `id` (integer, required): Number of the pet.',
      '## Request body (required)',
      '`application/json`: object',
      [
        '- `kind` (string, required): One of `cat` (Meows).',
        '- `owner` (object): Who keeps it.',
        '  - `name` (string, required): Constraints: at least 1 character.',
      ].join('\n'),
      '## Responses',
      '### 204 No Content',
      'Done.',
      '## Request sample',
      '```bash\ncurl https://api.test/pets/1\n```',
    ].join('\n\n'),
  );
});

test('identical examples are written once, with all of their names', () => {
  const examples = ['By card', 'By token'].map((label) => ({
    kind: 'example' as const,
    key: label,
    label,
    text: '{}',
    language: 'json',
    origin: 'authored' as const,
    isIllustrative: false,
  }));
  const content = [contentOf('application/json', { examples })];
  const markdown = formatSubjectMarkdown(
    operationOf({ responses: [responseOf('200', { content })] }),
  );
  assert.ok(markdown.includes('**By card**\n\n**By token**\n\n```json\n{}\n```'), markdown);
});

test('a body shared by several responses is written once, with the examples of each', () => {
  const problem = (text: string, otherTypes: readonly string[] = []) => ({
    content: [
      contentOf('application/json', {
        otherTypes,
        shape: shapeOf({ type: 'object', fields: [fieldOf('detail')] }),
        likeness: 'Problem',
        examples: [
          {
            kind: 'example',
            key: 'example',
            label: 'Example',
            text,
            language: 'json',
            origin: 'authored',
            isIllustrative: false,
          },
        ],
      }),
    ],
  });
  const markdown = formatSubjectMarkdown(
    operationOf({
      responses: [
        responseOf('400', {
          ...problem('{"detail":"No."}'),
          label: 'Bad Request',
          description: 'Check | mend.',
        }),
        responseOf('404', {
          ...problem('{"detail":"Gone."}', ['text/json']),
          label: 'Not Found',
          description: '- Gone\n- or never there',
        }),
      ],
    }),
  );
  assert.ok(
    markdown.includes(
      [
        '| Status | Meaning |\n| --- | --- |\n| 400 Bad Request | Check \\| mend. |\n| 404 Not Found |  |',
        '**404 Not Found**',
        '- Gone\n- or never there',
        'Body of 400, 404:',
        '`application/json`, `text/json`: object',
        '- `detail` (string)',
        '**400**',
        '```json\n{"detail":"No."}\n```',
        '**404**',
        '```json\n{"detail":"Gone."}\n```',
      ].join('\n\n'),
    ),
    markdown,
  );
});

test('code that a description does not end hides nothing below it', () => {
  const markdown = formatSubjectMarkdown(
    operationOf({ description: 'Sends:\n\n```json\n{}', operationId: 'send' }),
  );
  assert.match(markdown, /```json\n\{\}\n```\n\n/);
});

test('components in descriptions become callouts or plain text', () => {
  const markdown = formatSubjectMarkdown(
    operationOf({
      description: '<Note>\n  Desc **y**.\n</Note>',
      introduction: '<Card title="A">\n  x\n</Card>',
    }),
  );
  assert.ok(markdown.includes('> **Note**\n>\n> Desc **y**.\n'), markdown);
  assert.ok(markdown.includes('\n\n**A**\n\nx'), markdown);
});

test('the Markdown of a channel has its address, actions, servers and security', () => {
  const scheme = { kind: 'unknown' as const, key: 'user', type: 'scramSha256', deprecated: false };
  const endpoint = operationOf({ description: 'Talk.' });
  const markdown = formatSubjectMarkdown({
    ...endpoint,
    kind: 'webhook',
    reference: 'api',
    name: 'c',
    channel: {
      address: 'rooms/{id}',
      actions: [
        { verb: 'receive', name: 'hear', text: 'All\nof it.' },
        { verb: 'send', name: 'say', messages: ['a', 'b'] },
      ],
    },
    servers: [{ kind: 'server', url: 'wss://a.test', defaultUrl: '', variables: [] }],
    security: { optional: false, alternatives: [{ requirements: [{ scheme, scopes: [] }] }] },
  });
  const start = [
    'Talk.',
    'Channel `rooms/{id}`.',
    '## You send',
    '- **say** (`a`, `b`)',
    '## You receive',
    '- **hear**: All of it.',
    '## Servers',
    '- Server `wss://a.test`',
    '## Authorization\n\n- `user` (scramSha256)',
  ];
  assert.ok(markdown.startsWith(start.join('\n\n')), markdown);
});

test('extensions are at the end of the Markdown', () => {
  const extensions = [
    { place: '', name: 'x-dome', text: '{"open":true}' },
    { place: 'parameters.limit', name: 'x-unit', text: '"`"' },
  ];
  const markdown = formatSubjectMarkdown(operationOf({ extensions }));
  const end = '## Extensions\n\n- `x-dome: {"open":true}`\n- `parameters.limit` ``x-unit: "`"``';
  assert.ok(markdown.endsWith(end), markdown);
});

test('values stay inline code, even with backticks, pipes and line breaks', () => {
  const server = {
    kind: 'server' as const,
    url: 'https://`{a}`.test',
    defaultUrl: '',
    variables: [{ name: 'a', default: '`|`', values: ['`|`', 'x\n\ny'] }],
  };
  const link = {
    kind: 'link' as const,
    name: 'Next *page*',
    target: 'GET /next',
    targetName: 'get`Next',
    parameters: [{ name: 'a`', value: '$response.body#/`a`' }],
    body: '{\n"a": "`"\n}',
    server,
  };
  const security = {
    optional: false,
    alternatives: [
      {
        requirements: [
          {
            scopes: ['read`all'],
            scheme: { kind: 'unknown' as const, key: 'odd`\nkey', deprecated: false },
          },
        ],
      },
    ],
  };
  const markdown = formatSubjectMarkdown(
    operationOf({
      operationId: 'get`pet',
      badges: ['new\n`x`'],
      security,
      responses: [responseOf('200', { links: [link] })],
      externalDocs: { label: 'a [b', url: 'https://example.com/a (b)' },
    }),
    () => '/next (1)',
  );
  const addresses = [
    'Server ``https://`{a}`.test``',
    '`{a}` (default `` `|` ``, one of `` `|` ``, `x y`)',
  ];
  for (const line of [
    '`` new `x` ``',
    '`operationId`: ``get`pet``',
    '- ``odd` key`` (scopes: ``read`all``)',
    '- Next \\*page\\*: [``get`Next``](</next%20(1)>)',
    '  - `` a` `` = `` $response.body#/`a` ``',
    '  - Body: ``{ "a": "`" }``',
    `  - ${addresses[0]}`,
    `    - ${addresses[1]}`,
    'See also: [a \\[b](<https://example.com/a%20(b)>)',
  ]) {
    assert.ok(markdown.split('\n').includes(line), `${line}\n${markdown}`);
  }
});
