/** The files next to docs.json on every site of the table: the same pages, images and documents. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sites, type SiteName } from './sites.ts';

const page = (title: string, more = '', text = `Text of ${title}.`) =>
  `---\ntitle: ${title}\n${more}---\n\n${text}\n`;

const sections = '## A section\n\nText.\n\n## Another\n\n```sh\necho\n```\n\n```own\nbegin\n```\n';

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" width="80" height="20"><rect width="80" height="20" fill="${color}"/></svg>`;

const operation = (id: string, more: object = {}) => ({
  operationId: id,
  summary: `Summary of ${id}`,
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } },
  },
  ...more,
});

const things = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://document.example.com' }],
  paths: {
    '/things': {
      post: operation('find', {
        parameters: [
          { name: 'zone', in: 'query', schema: { type: 'string', example: 'north' } },
          { name: 'area', in: 'query', required: true, schema: { type: 'string', example: 'a' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['alpha'],
                properties: {
                  zeta: { type: 'string', 'x-beta': 'beta' },
                  alpha: {
                    type: 'object',
                    properties: {
                      inner: { type: 'object', properties: { leaf: { type: 'string' } } },
                    },
                  },
                  choice: {
                    oneOf: [
                      { title: 'Cat', type: 'object', properties: { purrs: { type: 'boolean' } } },
                      { title: 'Dog', type: 'object', properties: { barks: { type: 'boolean' } } },
                    ],
                  },
                },
              },
            },
          },
        },
      }),
    },
  },
};

const document = (path: string) => ({
  ...things,
  info: { title: `Document of ${path}`, version: '1' },
  paths: { [path]: { get: operation(path.slice(1)) } },
});

/** A grammar of a language with one word. */
const grammar = {
  name: 'Own',
  scopeName: 'source.own',
  patterns: [{ match: '\\bbegin\\b', name: 'keyword.control.own' }],
};

/** A typeface with one weight. */
const font = readFileSync(createRequire(import.meta.url).resolve('temml/dist/Temml.woff2'));

const shared: Readonly<Record<string, string | Buffer>> = {
  'index.md': page('Home', '', sections),
  'start/one.md': page('One'),
  'start/two.md': page('Two', '', 'Of {{product}}.\n\n<Icon icon="home" />'),
  'deep/leaf.md': page('Leaf'),
  'secret/page.md': page('Secret page'),
  'unlisted.md': page('Unlisted'),
  'v1/setup.md': page('Setup 1'),
  'v1/use.md': page('Use 1'),
  'v2/setup.md': page('Setup 2'),
  'v2/use.md': page('Use 2'),
  'v3/setup.md': page('Setup 3'),
  'built/start.md': page('Built'),
  'made/start.md': page('Made'),
  'custom.js': 'document.documentElement.dataset.custom = "ran";',
  'logo.svg': drawing('#b3261e'),
  'logo-dark.svg': drawing('#7db0ff'),
  'favicon.svg': drawing('#111111'),
  'back.svg': drawing('#eeeeee'),
  'things.json': JSON.stringify(things),
  'more.json': JSON.stringify(document('/more')),
  'extra.json': JSON.stringify(document('/extra')),
  'third.json': JSON.stringify(document('/third')),
  'fourth.json': JSON.stringify(document('/fourth')),
  'own.tmLanguage.json': JSON.stringify(grammar),
  'fonts/own.woff2': font,
  'fonts/own.woff': font,
  'fonts/heads.woff2': font,
  'fonts/body.woff': font,
  'fonts/code.woff2': font,
};

const reference: Readonly<Record<string, string>> = {
  'api/find.mdx': '---\nopenapi: POST /things\n---\n',
  'api/plain.mdx':
    '---\ntitle: Plain\napi: GET /plain\n---\n\n<ParamField query="q">Text.</ParamField>\n',
};

/** Returns the whole docs folder of a site. */
export function filesOf(name: SiteName): Readonly<Record<string, string | Buffer>> {
  const config = sites[name];
  const hasReference = 'openapi' in config || 'openApi' in config;
  return {
    ...shared,
    ...(hasReference && reference),
    'docs.json': JSON.stringify(config, undefined, 2),
  };
}
