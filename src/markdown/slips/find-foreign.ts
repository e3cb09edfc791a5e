/**
 * Finds marks that have a meaning only in the Markdown of other tools, and that readers would see
 * literally.
 */
import { ALERT_KIND } from './alert-kinds.ts';
import { emojiNames } from './emoji-names.ts';
import { matchAll } from './match-all.ts';

/** What a mark without a meaning here is in other tools. */
export type ForeignMark =
  | 'abbreviation'
  | 'admonition'
  | 'alert'
  | 'attributes'
  | 'block'
  | 'code-fence'
  | 'code-line'
  | 'comment'
  | 'contents'
  | 'definition'
  | 'embed'
  | 'emoji'
  | 'fence'
  | 'fold'
  | 'grid'
  | 'hidden'
  | 'highlight'
  | 'icon'
  | 'include'
  | 'inline-note'
  | 'insertion'
  | 'keys'
  | 'liquid'
  | 'subscript'
  | 'superscript'
  | 'tab'
  | 'wiki-link';

export interface FoundMark {
  readonly mark: ForeignMark;
  readonly start: number;
  readonly end: number;
}

/** A page name in double brackets, and not code that has these: a list, an expression, or a TOML table. */
const WIKI_LINK =
  /(?<![\\\w![\]])\[\[(?=\p{L})(?![^[\]\n|#]*\w\.(?!mdx?[\]|#])\w)[^[\]\n,"'=;<>{}$+*]{1,100}\]\](?![\](])/gu;

/** Keys that are recognized on their own; other words between such marks are underlined. */
const KEY =
  '(?:alt|arrow-(?:down|left|right|up)|backspace|caps-lock|cmd|command|control|ctrl|del|delete|enter|esc|escape|f\\d{1,2}|meta|option|page-(?:down|up)|return|shift|space|tab|win|windows)';
const ANY_KEY = String.raw`[a-z\d]{1,20}(?:-[a-z\d]{1,20})?`;

const EMOJI = [...emojiNames.keys()].map((name) => name.replace('+', '\\+')).join('|');

/** Each mark with the texts that its pattern needs, and the pattern. */
const FINDERS: readonly (readonly [ForeignMark, readonly string[], RegExp])[] = [
  ['block', [':::'], /(?<=(?:^|\n)[ \t]*):{3,}[ \t]*(?:\{[ \t]*)?[a-z][\w-]*(?:[ \t]*\})?/g],
  ['admonition', ['!!!'], /(?<=(?:^|\n)[ \t]*)!!!\+?[ \t]+[a-z]+\b/g],
  // Prose can begin a line with question marks as well.
  [
    'fold',
    ['???'],
    /(?<=(?:^|\n)[ \t]*)\?\?\?\+?[ \t]+[a-z][a-z-]*(?=[ \t]+"[^"\n]*"[ \t\r]*(?:\n|$)|[ \t\r]*(?:\n|$))/g,
  ],
  ['block', ['::'], /(?<=(?:^|\n)[ \t]*)\.\.[ \t]+[a-z][a-z-]*::(?=[ \t\r\n]|$)/g],
  ['block', ['[block:'], /(?<=(?:^|\n)[ \t]*)\[block:[a-z][a-z-]*\]/g],
  ['include', ['--8<--'], /(?<=(?:^|\n)[ \t]*)--8<--[ \t]+"[^"\n]{1,300}"/g],
  ['tab', ['==='], /(?<=(?:^|\n)[ \t]*)===[!+]?[ \t]+"[^"\n]{1,100}"(?=[ \t\r]*(?:\n|$))/g],
  [
    'admonition',
    ['[!'],
    new RegExp(
      `(?<=(?:^|\\n)[ \\t>]*>[ \\t]*)\\[!(?!(?:${ALERT_KIND})\\])[a-z]{3,12}\\](?:[-+]|(?=[ \\t\\r]*(?:\\n|$)|[ \\t]+\\p{Lu}))`,
      'giu',
    ),
  ],
  // A single line that goes on in lower case may be about the mark.
  [
    'alert',
    ['[!'],
    new RegExp(
      `(?<=(?:^|\\n)[ \\t>]*>[ \\t]*)\\[!(?:${ALERT_KIND}|${ALERT_KIND.toUpperCase()})\\](?:[-+]|(?=[ \\t]+(?:\\p{Lu}|\\S[^\\n]*\\n[ \\t]*>)))`,
      'gu',
    ),
  ],
  ['comment', ['// ', '//\t'], /(?<=(?:^|\n[ \t\r]*\n)[ \t]{0,3})\/\/(?=[ \t]\S)/g],
  ['comment', ['/*'], /(?<=(?:^|\n[ \t\r]*\n)[ \t]{0,3})\/\*/g],
  [
    'contents',
    ['toc', 'TOC', 'Toc', 'ToC'],
    /(?<=(?:^|\n)[ \t]{0,3})(?:\[\[?_?(?:toc|TOC|To[cC])_?\]\]?)(?=[ \t\r]*(?:\n|$))/g,
  ],
  [
    'fence',
    ["'''", '´´´', '‘‘‘', '’’’'],
    /(?<=(?:^|\n)[ \t]{0,3})('''|´´´|‘‘‘|’’’)[ \t]*\w*[ \t\r]*\n[\s\S]{0,5000}?\n[ \t]*\1(?=\s|$)/g,
  ],
  [
    'fence',
    ['\\`\\`\\`'],
    /(?<=(?:^|\n)[ \t]{0,3})\\`\\`\\`[\w-]*[ \t\r]*\n[\s\S]{0,5000}?\n[ \t]*\\`\\`\\`(?=\s|$)/g,
  ],
  [
    'liquid',
    ['{%'],
    /(?<=(?:^|\n)[ \t]*)\{%-? *(?!end|else|raw\b)[a-z][\w-]*(?: [^%\n]{0,300})?%\}/g,
  ],
  ['wiki-link', ['[['], WIKI_LINK],
  ['abbreviation', ['*['], /(?<=(?:^|\n) {0,3})\*\[[^\]\n]{1,50}\]:(?=[ \t]+\S)/g],
  // A note follows a word and has several words; regular expressions and powers do not.
  [
    'inline-note',
    ['^['],
    /(?<=[\p{L}\p{N}.,;:!?)”’])\^\[(?=[^[\]\n]{0,300}\p{L}{2})[^[\]\n]{1,300} [^[\]\n]{1,300}\](?![[(])/gu,
  ],
  // A single attribute may be the size of an image, which is reported with the image.
  [
    'attributes',
    [']{', '){'],
    /(?<=[\])])\{(?:[.#][A-Za-z][\w-]*|[a-z-]+=["\w.%-]+(?=[ \t]+[.#\w]))(?:[ \t]+(?:[.#][A-Za-z][\w-]*|[a-z-]+=["\w.%-]+)){0,5}\}/g,
  ],
  ['embed', ['![['], /(?<!\\)!\[\[[^[\]\n"'=;<>{}$*]{1,100}\]\](?![\](])/g],
  ['highlight', ['=='], /(?<![=\w\\])==(?=[^\s=])[^=\n]{0,200}[^\s=\\]==(?![=\w])/g],
  ['emoji', [':'], new RegExp(`:(?<![\\w\\\\:/.]:)(?:${EMOJI}):(?![\\w:])`, 'g')],
  [
    'icon',
    [':material-', ':octicons-', ':fontawesome-', ':simple-'],
    /(?<![\w\\:/.]):(?:material|octicons|fontawesome|simple)-[a-z\d][a-z\d-]{0,60}:(?![\w:])/g,
  ],
  [
    'keys',
    ['++'],
    new RegExp(
      String.raw`(?<![+\w\\])\+\+(?:${KEY}|${ANY_KEY}(?:\+${ANY_KEY}){1,4})\+\+(?![+\w])`,
      'g',
    ),
  ],
  // Code in prose has such marks around letters, and on both sides of a name: `++count or count++`.
  [
    'insertion',
    ['++'],
    new RegExp(
      String.raw`(?<![+\w\\])\+\+(?=\p{L}{3})(?!${KEY}\+\+)(?!([\w$]+)(?![\w$])[^+\n]{0,200}(?<![\w$])\1\+\+)[^+\n<>{}${'`'}]{2,200}(?<=\p{L}{3}[.,!?]?)\+\+(?![+\w])`,
      'gu',
    ),
  ],
  ['superscript', ['^'], /(?<=[\p{L}\p{N})])\^[\p{L}\p{N}+−-]{1,10}\^(?![\p{L}\p{N}^])/gu],
  ['hidden', ['%%'], /(?<=(?:^|\s))%%[ \t]*[^%\s][^%\n]{0,300}%%(?=[\s.,]|$)/g],
  [
    // The term is a short line alone above the definition.
    'definition',
    ['\n:', '\n :', '\n  :', '\n   :'],
    /(?<=(?:^|\n[ \t\r]*\n|\n---\r?\n)(?! {4})[^\n|<>:{}]{1,80}\n(?:[ \t\r]*\n)?) {0,3}:[ \t]+[^\s:|][^\n]*/g,
  ],
  // The match includes the rows of the table.
  [
    'grid',
    ['+-', '+=', '+:'],
    /(?<=(?:^|\n)[ \t]{0,3})\+(?:[-=:]{3,}\+)+[ \t\r]*\n(?:[ \t]{0,3}[|+][^\n]*(?:\n|$)){2,}/g,
  ],
  // A table whose columns are separated only by spaces.
  [
    'grid',
    ['--- --', '---  '],
    /(?<=(?:^|\n[ \t\r]*\n) {0,3})[^\s|][^\n|]{0,200} {2,}[^\s|][^\n|]{0,200}\n {0,3}-{3,}(?: +-{3,})+[ \t\r]*(?=\n {0,3}\S)/g,
  ],
];

/** Finds every candidate, inside code and outside it. */
export function findForeignMarks(text: string): FoundMark[] {
  return FINDERS.flatMap(([mark, needs, pattern]) =>
    matchAll(text, needs, pattern).map(({ 0: found, index: start }) => {
      return { mark, start, end: start + found.length };
    }),
  );
}

/**
 * Finds the opening of a code block up to braces with a name in them, which other tools take for the name
 * of a block or a language: "```{note}", "```{.python}".
 */
export function findForeignFence(written: string): FoundMark | undefined {
  const pattern = /^(?:`{3,}|~{3,})[ \t]*\{\.?[A-Za-z][\w:-]*(?:[, ][^}\n]*)?\}/;
  const found = pattern.exec(written)?.[0];
  return found === undefined ? undefined : { mark: 'code-fence', start: 0, end: found.length };
}

/** Finds a part of a word between tildes, which is a subscript in other tools and struck out here. */
export function findSubscript(written: string, before: string): FoundMark | undefined {
  const isLow = /^~[\p{L}\p{N}+-]{1,10}~$/u.test(written) && /[\p{L}\p{N})]$/u.test(before);
  return isLow ? { mark: 'subscript', start: 0, end: written.length } : undefined;
}

/** Ways to write a comment on its own line around the mark by which other tools highlight lines. */
const COMMENTS = [
  String.raw`(?:\/\/|[%;]|(?:#|--)(?=[ \t]))[ \t]*MARK`,
  String.raw`\{?\/\*[ \t]*MARK[ \t]*\*\/\}?`,
  '<!--[ \t]*MARK[ \t]*-->',
]
  .join('|')
  .replaceAll('MARK', 'highlight-(?:next-line|start)');

const LINE_MARK = new RegExp(String.raw`\n[ \t>]*(?:${COMMENTS})[ \t\r]*(?=\n)`);

/**
 * Finds such a mark alone in a comment, except in code of Markdown, which may be about it. Outside of a
 * comment, the word may be a class, a key, an option or an element of the code.
 */
export function findForeignComment(written: string): FoundMark | undefined {
  if (/^[^\n]*\b(?:mdx?|markdown)\b/.test(written)) return undefined;
  const line = LINE_MARK.exec(written);
  const found = line && /[a-z][a-z-]*/.exec(line[0])?.[0];
  if (!found) return undefined;
  const start = line.index + line[0].indexOf(found);
  return { mark: 'code-line', start, end: start + found.length };
}
