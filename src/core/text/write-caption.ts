/** A line that stands outside of a page's text, such as a title or a description: plain text with a little Markdown. */

/** A piece of such a line that is more than text. */
export interface CaptionMark {
  /** An `escape` is a sign that means itself. */
  readonly kind: 'code' | 'link' | 'strong' | 'em' | 'del' | 'escape';
  /** As it is written, with its signs. */
  readonly source: string;
  /** What stands between its signs; it may hold further marks, except in code and escapes. */
  readonly inside: string;
  /** Where a link leads; empty in all others. */
  readonly url: string;
}

interface CaptionWriter {
  readonly text: (text: string) => string;
  readonly mark: (mark: CaptionMark) => string;
}

/** Anything but one of `signs`, which code and a backslash may hold. */
const without = (signs: string): string => `(?:[^${signs}\`\\\\]|\\\\.|\`[^\`]+\`)`;

/** Signs within words are none: `a*b*c`, `snake_case_name`. */
const [BEGINS, ENDS] = ['(?<![\\w*])', '(?![\\w*])'];
const EM = `\\*(?![\\s*])${without('*')}+(?<!\\s)\\*`;

const MARKS = new RegExp(
  [
    '\\\\(?<escape>[*_~])',
    '`(?<code>[^`]+)`',
    '\\[(?<label>[^\\]]+)\\]\\((?<url>[^()\\s]+)\\)',
    // Folders of any depth, `src/**/*.ts`, are no bold text.
    `(?<!/)\\*\\*(?!\\s|\\*\\*)(?<strong>(?:${without('*')}|${EM})+)(?<!\\s)\\*\\*`,
    `(?<!~)~~(?![\\s~])(?<del>${without('~')}+)(?<!\\s)~~(?!~)`,
    `${BEGINS}\\*(?![\\s*])(?<star>${without('*')}+)(?<!\\s)\\*${ENDS}`,
    `${BEGINS}_(?![\\s_])(?<dash>(?:${without('_')}|(?<=\\w)_(?=\\w))+)(?<!\\s)_${ENDS}`,
  ].join('|'),
  'g',
);

export function writeCaption(caption: string, { text, mark }: CaptionWriter): string {
  let written = '';
  let end = 0;
  for (const match of caption.matchAll(MARKS)) {
    written += text(caption.slice(end, match.index)) + mark(toMark(match));
    end = match.index + match[0].length;
  }
  return written + text(caption.slice(end));
}

function toMark({ 0: source, groups = {} }: RegExpExecArray): CaptionMark {
  const { escape, code, label, url = '', strong, del, star, dash } = groups;
  const kinds = { escape, code, link: label, strong, del, em: star ?? dash };
  const [kind = 'em', inside = ''] =
    Object.entries(kinds).find(([, found]) => found !== undefined) ?? [];
  return { kind: kind as CaptionMark['kind'], source, inside, url };
}
