/** Finishes a rendered article with all passes, without a site. */
import { Notes } from '../../../src/article/facts/notes.ts';
import {
  type ArticleInput,
  finishArticle,
  type FinishedArticle,
} from '../../../src/article/finish-article.ts';
import { UniqueNames } from '../../../src/markdown/slug.ts';

export function finished(
  html: string,
  input: Partial<ArticleInput> = {},
): Promise<FinishedArticle> {
  return finishArticle({
    html,
    notes: new Notes(),
    classFor: (declarations) => `s-${declarations.replace(/\W+/g, '-')}`,
    hrefOf: (url) => url,
    sizeOf: () => Promise.resolve(undefined),
    ids: new UniqueNames(),
    readyCode: [],
    keepFields: () => '/fields.html',
    keepRules: (css) => `/${css.replace(/\W+/g, '-')}.css`,
    ...input,
  });
}

/** Writes the attributes of a mark, as components spread them, as HTML. */
export function written(mark: Readonly<Record<string, string>>): string {
  return Object.entries(mark)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
