/**
 * Finds which other grammars code needs for the languages embedded in it. Shiki loads only a few of them
 * itself and uses any that happen to be loaded, so without a rule the colors of a page would depend on the
 * code of other pages.
 */
import { findGrammar } from './languages.ts';

/** The part of a Shiki grammar that says which languages its code may embed. */
export interface HoldingGrammar {
  readonly name: string;
  readonly embeddedLangsLazy?: readonly string[] | undefined;
}

/**
 * The id of a grammar, and a pattern whose match in the text shows that it is used; without one it is
 * always loaded.
 */
type Unnamed = readonly [id: string, sign?: RegExp];

/** Grammar -> languages that its code embeds without naming them, such as front matter. */
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

/** Grammars whose code names an embedded language only where a fence opens. */
const FENCED: ReadonlySet<string> = new Set(['markdown', 'mdx']);
const FENCE_NAME = /[`~]{3,}[ \t]*([\w+#-]+)/g;
const WORD = /[\w+#-]+/g;

/**
 * Lists the ids of the grammars that code of `grammars` may need to show `text`, in addition to those that
 * they include themselves.
 *
 * @param text code in the language of `grammars`, or a text that contains such code.
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
