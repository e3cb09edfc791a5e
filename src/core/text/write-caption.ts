/**
 * Captions: single lines outside a page's content, such as titles and descriptions, in plain text with a
 * little Markdown.
 */
import { INLINE_LINK } from './inline-links.ts';

/** A piece of a caption that has markup. */
export interface CaptionMark {
  /** An `escape` is a character that stands for itself. */
  readonly kind: 'code' | 'link' | 'strong' | 'em' | 'del' | 'escape';
  /** The piece as written, with its markup. */
  readonly source: string;
  /** What is between the marks; it can contain further marks, except in code and escapes. */
  readonly inside: string;
  /** The target of a link; empty for all other kinds. */
  readonly url: string;
}

interface CaptionWriter {
  readonly text: (text: string) => string;
  readonly mark: (mark: CaptionMark) => string;
}

/**
 * Returns a pattern for a character that is not one of `signs`, or for an escaped character or inline code,
 * which can contain them.
 */
const without = (signs: string): string => `(?:[^${signs}\`\\\\]|\\\\.|\`[^\`]+\`)`;

/** Asterisks and underscores within words are plain text: `a*b*c`, `snake_case_name`. */
const [BEGINS, ENDS] = ['(?<![\\w*])', '(?![\\w*])'];
const EM = `\\*(?![\\s*])${without('*')}+(?<!\\s)\\*`;

const MARKS = new RegExp(
  [
    '\\\\(?<escape>[*_~[])',
    '`(?<code>[^`]+)`',
    INLINE_LINK,
    // A glob for folders of any depth, `src/**/*.ts`, is not bold text.
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

/** Returns a caption with the text of each link in place of the link, also in bold text and emphasis. */
export function withoutLinks(caption: string): string {
  const mark = ({ kind, source, inside }: CaptionMark) => {
    if (kind === 'link') return inside;
    const isText = kind === 'code' || kind === 'escape';
    return isText ? source : source.replace(inside, () => withoutLinks(inside));
  };
  return writeCaption(caption, { text: (text) => text, mark });
}

function toMark({ 0: source, groups = {} }: RegExpExecArray): CaptionMark {
  const { escape, code, label, url = '', strong, del, star, dash } = groups;
  const kinds = { escape, code, link: label, strong, del, em: star ?? dash };
  const [kind = 'em', inside = ''] =
    Object.entries(kinds).find(([, found]) => found !== undefined) ?? [];
  return { kind: kind as CaptionMark['kind'], source, inside, url };
}
