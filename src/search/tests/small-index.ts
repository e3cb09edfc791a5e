/** A small index for tests, and the results of searching it. */
import assert from 'node:assert/strict';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../document.ts';
import { openIndex } from '../open-index.ts';
import { search, type SearchRequest } from '../search.ts';
import type { SynonymGroup } from '../synonyms.ts';

interface SmallPage extends Partial<SearchDocument> {
  /** Text by heading; `''` is the text before the first heading. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** Builds an index of pages, given by title. */
export async function indexOf(
  pages: Readonly<Record<string, SmallPage>>,
  synonyms: readonly SynonymGroup[] = [],
  usualVersions: readonly string[] = [],
) {
  const documents = Object.entries(pages).map(([title, { parts = {}, ...page }]) => ({
    href: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
    title,
    keywords: [],
    description: '',
    breadcrumbs: [],
    isSuggested: false,
    sections: Object.entries({ '': '', ...parts }).map(([heading, text]) => {
      const [words = '', code = ''] = text.split('\f');
      return { id: heading.toLowerCase().replaceAll(' ', '-'), heading, text: words, code };
    }),
    ...page,
  }));
  const files = buildIndex({
    pages: documents,
    tabOrder: ['API', 'Guides'],
    synonyms,
    usualVersions,
    toHash: (text) => `h${text.length}`,
  });
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const loaded: string[] = [];
  const load = (name: string) => {
    loaded.push(name);
    const text = texts.get(name);
    return text === undefined ? Promise.reject(new Error(name)) : Promise.resolve(text);
  };
  const index = await openIndex(load, texts.get('manifest.json') ?? '');
  assert.ok(index);
  const results = (request: SearchRequest) => search(index, request);
  return {
    files,
    loaded,
    results,
    hrefs: async (text: string, filter: Omit<SearchRequest, 'text'> = {}) => {
      const { groups } = await results({ text, ...filter });
      return groups.flatMap((group) => group.results.map(({ href }) => href));
    },
  };
}
