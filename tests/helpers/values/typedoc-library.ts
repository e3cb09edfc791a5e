/** What TypeDoc writes about a small library, as a value; each part can be spread and changed. */

const text = (...words: readonly string[]) => words.map((word) => ({ kind: 'text', text: word }));
const link = (name: string, target: number | string) => ({
  kind: 'inline-tag',
  tag: '@link',
  text: name,
  target,
});
const tag = (name: string, ...content: readonly object[]) => ({ tag: name, content });
const string = { type: 'intrinsic', name: 'string' };
const number = { type: 'intrinsic', name: 'number' };
const ref = (name: string, target: unknown, ...typeArguments: readonly object[]) => ({
  type: 'reference',
  name,
  target,
  ...(typeArguments.length > 0 && { typeArguments }),
});
const promise = (type: object) => ref('Promise', { packageName: 'typescript' }, type);

const getUser = {
  id: 12,
  name: 'getUser',
  kind: 2048,
  signatures: [
    {
      id: 13,
      name: 'getUser',
      kind: 4096,
      comment: {
        summary: text('Finds a user. See [prices](/prices).'),
        blockTags: [
          tag('@returns', ...text('The user.')),
          tag('@throws', link('ApiError', 30), ...text(' if there is none.')),
          tag('@deprecated', ...text('Use '), link('Client.list', 14), ...text('.')),
        ],
      },
      parameters: [
        {
          id: 50,
          name: 'id',
          kind: 32_768,
          comment: { summary: text('Its ID.') },
          type: string,
        },
        {
          id: 51,
          name: '__namedParameters',
          kind: 32_768,
          defaultValue: '{}',
          type: {
            type: 'reflection',
            declaration: {
              kind: 65_536,
              children: [
                { name: 'deep', kind: 1024, flags: { isOptional: true }, defaultValue: '1' },
              ],
            },
          },
        },
      ],
      type: promise(ref('User', 20)),
    },
  ],
};

const list = {
  id: 14,
  name: 'list',
  kind: 2048,
  flags: { isInherited: true },
  inheritedFrom: { type: 'reference', name: 'Base.list', target: 41 },
  signatures: [
    { id: 15, name: 'list', kind: 4096, type: { type: 'array', elementType: ref('User', 20) } },
    {
      id: 16,
      name: 'list',
      kind: 4096,
      parameters: [{ name: 'names', kind: 32_768, flags: { isRest: true }, type: string }],
      type: { type: 'intrinsic', name: 'void' },
    },
  ],
};

const client = {
  id: 10,
  name: 'Client',
  kind: 128,
  comment: {
    summary: [...text('Talks to the API. Returns '), link('a user', 20), ...text('.')],
    blockTags: [
      { ...tag('@example', { kind: 'code', text: '```ts\nnew Client();\n```' }), name: 'Create' },
      tag('@example', ...text('Then: '), { kind: 'code', text: '```ts\nclient.list();\n```' }),
      tag('@see', link('the site', 'https://example.com')),
    ],
  },
  typeParameters: [{ name: 'T', kind: 131_072, type: ref('User', 20), default: ref('User', 20) }],
  extendedTypes: [ref('Base', 40)],
  implementedTypes: [ref('Disposable', { packageName: 'typescript' })],
  children: [
    {
      id: 11,
      name: 'constructor',
      kind: 512,
      signatures: [{ name: 'Client', kind: 16_384, type: ref('Client', 10) }],
    },
    { id: 17, name: 'secret', kind: 1024, flags: { isPrivate: true }, type: string },
    {
      id: 18,
      name: 'internal',
      kind: 1024,
      comment: { summary: [], modifierTags: ['@internal'] },
      type: string,
    },
    {
      id: 19,
      name: 'timeout',
      kind: 262_144,
      getSignature: { name: 'timeout', kind: 524_288, type: number },
    },
    list,
    getUser,
    {
      id: 60,
      name: 'stack',
      kind: 1024,
      flags: { isInherited: true, isExternal: true },
      inheritedFrom: { type: 'reference', name: 'Error.stack', target: -1 },
      type: string,
    },
  ],
};

/** The children of the project, by name. */
export const shopDeclarations = {
  client,
  user: {
    id: 20,
    name: 'User',
    kind: 256,
    children: [
      { id: 21, name: 'id', kind: 1024, flags: { isReadonly: true }, type: string },
      { id: 22, name: 'role', kind: 1024, flags: { isOptional: true }, type: ref('Role', 70) },
    ],
  },
  error: { id: 30, name: 'ApiError', kind: 128, children: [] },
  base: {
    id: 40,
    name: 'Base',
    kind: 128,
    flags: { isAbstract: true },
    children: [{ ...list, id: 41, flags: {}, inheritedFrom: undefined }],
    extendedBy: [ref('Client', 10)],
  },
  role: {
    id: 70,
    name: 'Role',
    kind: 8,
    children: [
      {
        id: 71,
        name: 'Admin',
        kind: 16,
        comment: { summary: text('All.') },
        type: { type: 'literal', value: 'admin' },
      },
    ],
  },
  helpers: {
    id: 80,
    name: 'helpers',
    kind: 4,
    children: [
      {
        id: 81,
        name: 'parse',
        kind: 64,
        signatures: [
          {
            id: 82,
            name: 'parse',
            kind: 4096,
            comment: { summary: text('Parses.') },
            parameters: [
              { name: 'text', kind: 32_768, type: string },
              { name: 'base', kind: 32_768, defaultValue: '10', type: number },
            ],
            type: number,
          },
        ],
      },
    ],
  },
  version: {
    id: 90,
    name: 'version',
    kind: 32,
    flags: { isConst: true },
    type: { type: 'literal', value: '1.0' },
    defaultValue: "'1.0'",
  },
};

export const shopLibrary = {
  schemaVersion: '2.0',
  id: 0,
  name: 'shop',
  variant: 'project',
  kind: 1,
  flags: {},
  children: Object.values(shopDeclarations),
};
