/** The worker thread of a build: answers requests in the order in which it receives them. */
import { parentPort, workerData } from 'node:worker_threads';
import { createCodeFences } from '../../markdown/code/code-fences.ts';
import type { TypeSource } from '../../markdown/code/code-types.ts';
import type { Variables } from '../../core/pages/variables.ts';
import { createHighlighter } from '../../markdown/code/highlight.ts';
import type { OwnGrammar } from '../../core/theme/own-grammar.ts';
import { PageCode } from '../../markdown/code/page-code.ts';
import type { ModuleSource } from '../../markdown/model/module-source.ts';
import type { CodeOutput } from '../../markdown/model/code-output.ts';
import { toCode } from '../../markdown/source/to-code.ts';
import { listPhrases, type Phrases } from '../../search/build-phrases.ts';
import type { SearchDocument } from '../../search/document.ts';
import { formatPageTerms } from '../../search/page-terms.ts';
import type { SynonymGroup } from '../../search/synonyms.ts';

/** What the code and the search terms of every page of a site depend on. */
export interface SiteWide {
  /** The project's own grammars for highlighting. */
  readonly grammars: readonly OwnGrammar[];
  /** The texts that replace `{{name}}`. */
  readonly variables: Variables;
  /** Groups of synonyms; a synonym of several words is searched for as a phrase. */
  readonly synonyms: readonly SynonymGroup[];
}

export type AheadRequest =
  /** A page that is compiled only to load what compiling needs; it gets no answer. */
  | { readonly kind: 'sample'; readonly module: ModuleSource }
  | { readonly kind: 'site'; readonly site: SiteWide }
  | { readonly kind: 'page'; readonly module: ModuleSource }
  | { readonly kind: 'terms'; readonly page: SearchDocument }
  /** Answered after everything requested before it. */
  | { readonly kind: 'end' };

export type AheadAnswer =
  | PageAnswer
  /** The weighted search terms of a page. */
  | { readonly kind: 'terms'; readonly terms: string }
  | { readonly kind: 'end' };

/**
 * The result for a page. Without `compiled`, the main thread must compile the page, where errors can be
 * reported.
 */
interface PageAnswer {
  readonly kind: 'page';
  readonly file: string;
  readonly compiled?: CompiledAhead;
}

export interface CompiledAhead {
  readonly output: CodeOutput;
  /** The page's highlighted code, in the format of `PageCode`. */
  readonly code: string | undefined;
}

const { colorsCode: usesGrammars } = workerData as { readonly colorsCode: boolean };
/** A second TypeScript compiler would cost more than it saves: the main thread compiles pages with types. */
const noTypes: TypeSource = {
  load: () => Promise.reject(new Error('Types are read in one thread.')),
  read: () => 'no-twoslash',
};
let fences = createCodeFences(createHighlighter({ usesGrammars }), noTypes);
let variables: Variables = {};
let phrases: Phrases = new Map();
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (request: AheadRequest) => {
  last = last.then(async () => {
    const answer = await work(request);
    if (answer !== undefined) parentPort?.postMessage(answer);
  });
});

async function work(request: AheadRequest): Promise<AheadAnswer | undefined> {
  switch (request.kind) {
    case 'sample':
      await compile(request.module);
      return undefined;
    case 'site':
      use(request.site);
      return undefined;
    case 'page':
      return compile(request.module);
    case 'terms': {
      const { page } = request;
      return { kind: 'terms', terms: formatPageTerms(page, phrases) };
    }
    case 'end':
      return { kind: 'end' };
  }
}

function use(site: SiteWide): void {
  ({ variables } = site);
  phrases = listPhrases(site.synonyms);
  const { grammars: own } = site;
  if (own.length > 0) fences = createCodeFences(createHighlighter({ usesGrammars, own }), noTypes);
}

async function compile(module: ModuleSource): Promise<PageAnswer> {
  const { path: file, text } = module.source;
  try {
    const page = new PageCode();
    const output = await fences.compile(text, page, (toElement) =>
      toCode({ ...module, variables }, toElement),
    );
    return { kind: 'page', file, compiled: { output, code: page.format() } };
  } catch {
    return { kind: 'page', file };
  }
}
