/**
 * Which further grammars code needs for the code that it holds. Shiki loads few of them itself, and uses
 * those that are there: without a rule, the colours of a page would depend on what other pages hold.
 */
import { findGrammar } from './languages.ts';

/** As much of a grammar of Shiki as tells what its code may hold. */
export interface HoldingGrammar {
  readonly name: string;
  readonly embeddedLangsLazy?: readonly string[] | undefined;
}

/** The id of a grammar, and what in a text tells that it is used; without a sign it is always loaded. */
type Unnamed = readonly [id: string, sign?: RegExp];

/** Grammar -> what its code holds without naming it, such as front matter. */
const UNNAMED: Readonly<Record<string, readonly Unnamed[]>> = {
  asciidoc: [
    ['yaml', /^---/m],
    ['html', /\+{4}|pass:/],
    ['csv', /^,===/m],
  ],
  haml: [['ruby']],
  latex: [
    ['python', /\\py|py(?:thon)?code|sage/],
    ['julia', /\\jl|jlcode|julia/],
    ['lua', /lua/],
  ],
  markdown: [['yaml'], ['html-derivative', /<[a-z!/]/i]],
  mdx: [['yaml'], ['tsx'], ['toml', /^\+{3}/m]],
  svelte: [['markdown', /@component/]],
  wikitext: [['html'], ['json', /<(?:graph|templatedata)/i]],
};

/** Grammars whose code names the language of code within it only where a fence opens. */
const FENCED: ReadonlySet<string> = new Set(['markdown', 'mdx']);
const FENCE_NAME = /[`~]{3,}[ \t]*([\w+#-]+)/g;
const WORD = /[\w+#-]+/g;

/**
 * Ids of the grammars that code of `grammars` may need to show `text`, beside those that they bring along.
 *
 * @param text code in the language of `grammars`, or a text that holds such code.
 */
export function listEmbedded(grammars: readonly HoldingGrammar[], text: string): Set<string> {
  const ids = grammars.flatMap(({ name, embeddedLangsLazy = [] }) => {
    if (embeddedLangsLazy.length === 0) return [];
    const unnamed = (UNNAMED[name] ?? []).filter(
      ([, sign]) => sign === undefined || sign.test(text),
    );
    const named = namedIn(text, FENCED.has(name) ? FENCE_NAME : WORD);
    return [...unnamed.map(([id]) => id), ...embeddedLangsLazy.filter((id) => named.has(id))];
  });
  return new Set(ids);
}

function namedIn(text: string, pattern: RegExp): ReadonlySet<string> {
  const names = Array.from(text.matchAll(pattern), ([all, name = all]) => name.toLowerCase());
  return new Set(names.flatMap((name) => findGrammar(name) ?? []));
}
