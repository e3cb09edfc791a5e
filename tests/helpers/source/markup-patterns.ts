/** Finds the regular expressions of `src` that read markup, and lists which are allowed. */
import ts from 'typescript';
import { walk, type Source } from './read-sources.ts';

interface Allowed {
  readonly patterns: number;
  readonly why: string;
}

type AllowedByPath = Readonly<Record<string, Allowed>>;

/** Patterns for HTML and SVG. Everything else that reads these must walk the tree. */
export const markupReaders: AllowedByPath = {
  'src/core/config/keys/head.ts': {
    patterns: 1,
    why: 'refuses a script that would end its own tag',
  },
  'src/core/html/read-tag.ts': {
    patterns: 3,
    why: 'the only reader of tags: name, attribute, end',
  },
  'src/core/text/plain-words.ts': { patterns: 1, why: 'strips tags from a line that is no HTML' },
  'src/core/theme/diagram-frame.ts': { patterns: 1, why: 'writes a script so that it ends no tag' },
};

/** Patterns for text that people write or other programs output, which is not HTML yet. */
export const sourceReaders: AllowedByPath = {
  'src/client/playground/response/response-body.ts': {
    patterns: 1,
    why: 'a parameter of a media type',
  },
  'src/core/components/unwrap-components.ts': {
    patterns: 3,
    why: 'tags of components in Markdown outside of pages; its parser decides',
  },
  'src/markdown/untrusted-remark.ts': {
    patterns: 1,
    why: 'whether a description may have remarks',
  },
  'src/core/reference/pages/description-links.ts': {
    patterns: 1,
    why: 'whether a description can have links at all; its parser decides',
  },
  'src/core/reference/pages/field-schema.ts': { patterns: 2, why: 'types such as `array<string>`' },
  'src/core/reference/pages/generated/resolve-symbols.ts': {
    patterns: 1,
    why: 'type parameters such as `List<T>`',
  },
  'src/core/reference/sdk/phpdoc/comment-text.ts': {
    patterns: 3,
    why: 'which angle brackets in Markdown are tags, before they are parsed',
  },
  'src/core/reference/request/exports/variables.ts': {
    patterns: 1,
    why: 'placeholders of samples: `<API_TOKEN>`',
  },
  'src/core/pages/page-title.ts': { patterns: 2, why: 'what precedes a heading in Markdown' },
  'src/core/config/keys/variables.ts': {
    patterns: 1,
    why: 'tags in a text that can be anywhere',
  },
  'src/core/text/markdown.ts': { patterns: 1, why: 'text that Markdown must not read as a tag' },
  'src/core/html/close-elements.ts': {
    patterns: 2,
    why: 'tags in Markdown, before it is compiled',
  },
  'src/core/html/lower-case-tags.ts': {
    patterns: 1,
    why: 'tags in Markdown, before it is compiled',
  },
  'src/core/navigation/guess-base.ts': {
    patterns: 1,
    why: 'links of Markdown, which are only counted',
  },
  'src/core/live/list-blocks.ts': {
    patterns: 2,
    why: 'what the opening lines of code blocks request',
  },
  'src/core/text/nesting.ts': { patterns: 3, why: 'how deep a source nests, before it is parsed' },
  'src/markdown/author-classes.ts': { patterns: 1, why: 'classes in MDX, for Tailwind' },
  'src/markdown/balance/unmatched-tags.ts': { patterns: 1, why: 'MDX that does not fit together' },
  'src/markdown/balance/late-keys.ts': { patterns: 1, why: 'MDX that the compiler does not read' },
  'src/markdown/balance/far-brackets.ts': {
    patterns: 1,
    why: 'MDX that the compiler does not read',
  },
  'src/markdown/balance/read-fence.ts': { patterns: 1, why: 'MDX that does not fit together' },
  'src/markdown/balance/read-tag.ts': { patterns: 4, why: 'tags of MDX, however they are broken' },
  'src/markdown/balance/read-value.ts': { patterns: 1, why: 'values of such tags' },
  'src/markdown/balance/scan-marks.ts': { patterns: 2, why: 'MDX that does not fit together' },
  'src/markdown/code/embedded-languages.ts': {
    patterns: 2,
    why: 'whether examples in other languages contain HTML, for their colors',
  },
  'src/markdown/code/fence-meta.ts': { patterns: 1, why: 'the line that opens a code block' },
  'src/markdown/code/notation.ts': { patterns: 2, why: 'comments in code of any language' },
  'src/markdown/raw-html.ts': {
    patterns: 1,
    why: 'where Markdown can contain tags; its compiler decides',
  },
  'src/markdown/repair/dotted-names.ts': {
    patterns: 2,
    why: 'raw HTML in Markdown that the compiler must not see; parsed if in doubt',
  },
  'src/markdown/repair/formulas.ts': {
    patterns: 1,
    why: 'Markdown where no dollar sign is a formula',
  },
  'src/core/diagnostic/silence/ignores.ts': { patterns: 1, why: 'comments of sources' },
  'src/markdown/code/shell-command.ts': {
    patterns: 1,
    why: 'reads shell commands, in which "<<" begins a document',
  },
  'src/markdown/compile/rename-tag.ts': { patterns: 1, why: 'MDX with an unknown name' },
  'src/markdown/repair/mdx-error.ts': { patterns: 4, why: 'messages of the MDX compiler' },
  'src/markdown/repair/placeholder.ts': {
    patterns: 4,
    why: 'words in brackets, which are not tags',
  },
  'src/markdown/repair/repair-mdx.ts': { patterns: 6, why: 'text that the MDX compiler refused' },
  'src/markdown/repair/void-tag.ts': { patterns: 1, why: 'text that the MDX compiler refused' },
  'src/markdown/runtime/expressions.ts': { patterns: 1, why: 'JSX in an expression' },
  'src/markdown/source-sections.ts': { patterns: 3, why: 'words of a page that does not compile' },
  'src/markdown/source/lift-prompts.ts': {
    patterns: 1,
    why: 'MDX where no tag is one, such as code',
  },
  'src/markdown/source/tag-uses.ts': {
    patterns: 1,
    why: 'HTML in Markdown, for the places of its tags',
  },
  'src/markdown/source/diagnose-stop.ts': {
    patterns: 1,
    why: 'text that the MDX compiler refused',
  },
  'src/markdown/slips/outside-fences.ts': {
    patterns: 1,
    why: 'whether a line of backticks may be in HTML',
  },
  'src/markdown/model/module-source.ts': { patterns: 1, why: 'whether Markdown uses components' },
  'src/user-groups/http/json-body.ts': { patterns: 1, why: 'a parameter of a media type' },
};

/** A `<` followed by what starts a tag or a comment: a name, a pattern for one, `/`, `!`, `?`. */
const TAG = /<(?:\\?[/!]|\\\?|\(|\[|\\w|\$\{|[A-Za-z])/;
/** An equals sign and the quotes around a value. */
const ATTRIBUTE = /=(?:\\s[*+])?(?:\((?:\?:)?)?(?:\\?["']|\[["']+\])/;

/** Counts the patterns of each file that read tags or attributes; files without any are left out. */
export function countMarkupPatterns(sources: readonly Source[]): Readonly<Record<string, number>> {
  const counts = sources.map((source): [string, number] => [
    source.path,
    listMarkupPatterns(source).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Returns the patterns of a source that read tags or attributes, as written. */
export function listMarkupPatterns({ code }: Pick<Source, 'code'>): string[] {
  const found: string[] = [];
  walk(code, (node) => {
    const pattern = patternOf(node);
    if (pattern !== undefined && readsMarkup(pattern)) found.push(pattern);
  });
  return found;
}

/** Returns the text of a regular expression literal, or of the argument of `RegExp`. */
function patternOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.getText();
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  const isMade = isCall && node.expression.getText() === 'RegExp';
  return isMade ? node.arguments?.[0]?.getText() : undefined;
}

function readsMarkup(pattern: string): boolean {
  const plain = pattern
    .replace(/\(\?<(?:[=!]|[A-Za-z]\w*>)/g, '(')
    // A `<` in a character class does not start a tag.
    .replace(/\[\^?(?:\\.|[^\]\\])*\]/g, (characters) => characters.replaceAll('<', ''));
  return TAG.test(plain) || ATTRIBUTE.test(plain);
}
