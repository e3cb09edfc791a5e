/**
 * Inputs that cost far more than their size suggests, each as a separate project. A separate command tries
 * each one, with a limit on processor time that the system enforces, so that a native crash, a loop and
 * exhausted memory are outcomes like any other.
 */
import { hungryDocuments } from './hungry-documents.ts';
import { hungryPages } from './hungry-pages.ts';

export interface PathologicalCase {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

const config = { name: 'A', navigation: [{ group: 'A', pages: ['index', 'page'] }] };
const index = '---\ntitle: Good\n---\n\nThe good page.\n';

export function listPathological(): readonly PathologicalCase[] {
  const pages = Object.entries(hungryPages()).map(([name, text]) => ({
    name,
    files: { 'docs.json': JSON.stringify(config), 'index.mdx': index, [toFile(name)]: text },
  }));
  const documents = Object.entries(hungryDocuments()).map(([name, text]) => ({
    name,
    files: {
      'docs.json': JSON.stringify({
        ...config,
        openapi: 'openapi.json',
        navigation: [{ group: 'A', pages: ['index'] }],
      }),
      'index.mdx': index,
      'openapi.json': text,
    },
  }));
  return [...pages, ...documents, ...listConfigs()];
}

/** Returns the file of an input; an input in Markdown alone is tried as Markdown. */
function toFile(name: string): string {
  return name.startsWith('mdx: ') ? 'page.mdx' : 'page.md';
}

function listConfigs(): readonly PathologicalCase[] {
  const deep = (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`;
  const group = (depth: number): object =>
    depth === 0
      ? { group: 'x', pages: ['index'] }
      : { group: `g${depth}`, pages: [group(depth - 1)] };
  const texts: Readonly<Record<string, string>> = {
    'config: 100,000 nested lists': `{"name":"A","navigation":${deep(100_000)}}`,
    'config: 500 nested groups': JSON.stringify({ ...config, navigation: [group(500)] }),
    'config: 50,000 unknown keys': JSON.stringify({
      ...config,
      ...Object.fromEntries(Array.from({ length: 50_000 }, (_, rank) => [`key${rank}`, 1])),
    }),
    'config: a name of 5 MB': JSON.stringify({ ...config, name: 'a'.repeat(5_000_000) }),
    'config: 20,000 redirects': JSON.stringify({
      ...config,
      redirects: Array.from({ length: 20_000 }, (_, rank) => ({
        source: `/old/${rank}/:a/:b*`,
        destination: '/:a',
      })),
    }),
    'config: 20,000 entries that name no page': JSON.stringify({
      ...config,
      navigation: [
        { group: 'A', pages: Array.from({ length: 20_000 }, (_, rank) => `page-${rank}`) },
      ],
    }),
  };
  return Object.entries(texts).map(([name, text]) => ({
    name,
    files: { 'docs.json': text, 'index.mdx': index, 'page.md': index },
  }));
}
