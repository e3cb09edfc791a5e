/** A project with the OpenAPI document of a zoo. */
import assert from 'node:assert/strict';
import { loadSite } from '../../../src/node/load-site.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { diagnosticText } from '../mistakes/diagnostic-text.ts';

export const info = { title: 'Zoo', version: '1' };
export const ok = { responses: { '200': { description: 'OK' } } };

/** Creates a folder with a docs.json, a first page and the given files. */
export function zooFolder(config: object, files: Record<string, string | object>) {
  const navigation = [{ group: 'Guides', pages: ['index'] }];
  const texts = Object.entries({ 'index.mdx': '---\ntitle: Home\n---\nHello.\n', ...files }).map(
    ([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content, undefined, 2),
    ],
  );
  return tempFolder({
    'docs.json': JSON.stringify({ name: 'Acme', navigation, ...config }),
    ...(Object.fromEntries(texts) as Record<string, string>),
  });
}

/** Loads a folder; `said` has the diagnostics about OpenAPI. */
export async function loadZoo(dir: string) {
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const said = diagnostics
    .filter(({ code }) => code.startsWith('openapi/'))
    .map((diagnostic) => diagnosticText(diagnostic, dir));
  const { site } = loaded;
  const subject = (slug: string) => {
    const page = site.pages.find((candidate) => candidate.slug === slug);
    return page && site.references.subjectOf(page);
  };
  return { site, said, subject, slugs: site.pages.map(({ slug }) => slug) };
}

export const pets = {
  openapi: '3.1.0',
  info,
  tags: [{ name: 'pets', 'x-displayName': 'Animals' }],
  paths: {
    '/pets': {
      get: { tags: ['pets'], summary: 'List pets', ...ok },
      post: { tags: ['pets'], summary: 'List pets', ...ok },
    },
    '/pets/{id}': {
      delete: {
        operationId: 'deletePet',
        'x-hidden': true,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        ...ok,
      },
      patch: {
        'x-internal': true,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        ...ok,
      },
    },
  },
  webhooks: { newPet: { post: ok } },
};
