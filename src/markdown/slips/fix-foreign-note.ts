/** Creates fixes that turn notes of other tools into the equivalent components. */
import type { Fix } from '../../core/diagnostic/diagnostic.ts';
import { maskCode } from '../../core/text/markup/list-code.ts';
import { ownValue } from '../../core/text/own-value.ts';
import {
  offsetAt,
  positionAt,
  type Position,
  type SourceFile,
} from '../../core/text/source-file.ts';

/** Maps other tools' kinds of notes to components. */
const KINDS: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Info',
  important: 'Info',
  tip: 'Tip',
  success: 'Check',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
};

interface Note {
  readonly kind: string;
  readonly title: string;
  /** The line that ends it. */
  readonly closing: RegExp;
  /** A line that opens another note, or has more marks: then it is unclear which note a later line closes. */
  readonly other: RegExp;
}

/** Characters that mean something else in an attribute than in a line of Markdown. */
const SPECIAL = ['"', '<', '>', '{', '}', '[', ']', '\\'];
/** The most lines of a note; a longer one is left for its author to review. */
const MAX_LINES = 500;

/** @param position where the note is opened. */
export function fixForeignNote(
  { path: file, text }: SourceFile,
  position: Position,
): Fix | undefined {
  const start = offsetAt(text, position);
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const [opening = '', ...below] = text.slice(start).split('\n', MAX_LINES);
  const note = lead.trim() === '' ? readNote(opening.trimEnd()) : undefined;
  const component = note && ownValue(KINDS, note.kind);
  if (note === undefined || component === undefined) return undefined;
  const lines = maskCode(below.join('\n')).split('\n');
  const end = findEnd(lines, note, lead);
  if (end === undefined) return undefined;
  const title = note.title === '' ? '' : ` title="${note.title}"`;
  const before = lines
    .slice(0, end)
    .reduce((sum, line) => sum + line.length + 1, opening.length + 1);
  return {
    title: `Write <${component}> around the text`,
    edits: [
      { file, position, before: opening.trimEnd(), text: `<${component}${title}>` },
      {
        file,
        position: positionAt(text, start + before + lead.length),
        before: lines[end]?.trim() ?? '',
        text: `</${component}>`,
      },
    ],
  };
}

/** Reads the opening line of a note. A title with special characters is left for the author to write. */
function readNote(line: string): Note | undefined {
  const [, marks, bare, braced = '', bracketed, after] =
    /^(:{3,})[ \t]*(?:([a-z]+)|\{[ \t]*([a-z]+)[ \t]*\})(?:\[([^\]]*)\]|[ \t]+(.*))?$/.exec(line) ??
    [];
  if (marks !== undefined) {
    const title = (bracketed ?? after ?? '').trim();
    const closing = new RegExp(`^[ \\t]*${marks}\\s*$`);
    const other = new RegExp(`^[ \\t]*${marks}(?::|[ \\t]*[A-Za-z{])`);
    const isPlain = !SPECIAL.some((sign) => title.includes(sign));
    return isPlain ? { kind: bare ?? braced, title, closing, other } : undefined;
  }
  const [, attributes] = /^\{% *hint\b([^%]*)%\}$/.exec(line) ?? [];
  if (attributes === undefined) return undefined;
  const [name = '', style = 'info', ...rest] = attributes.trim().split('"');
  if (!/^(?:style=)?$/.test(name) || rest.join('') !== '') return undefined;
  const [closing, other] = [/^[ \t]*\{% *endhint *%\}\s*$/, /^[ \t]*\{% *hint\b/];
  return { kind: style, title: '', closing, other };
}

/**
 * Finds which of the lines below ends the note; undefined if that is in doubt. A different indent ends an
 * enclosing list.
 */
function findEnd(
  lines: readonly string[],
  { closing, other }: Note,
  lead: string,
): number | undefined {
  const end = lines.findIndex((line) => closing.test(line) || other.test(line));
  const closes = closing.test(lines[end] ?? '') && /^\S/.test(lines[end]?.slice(lead.length) ?? '');
  const inside = lines.slice(0, end + 1);
  const isWhole = inside.every((line) => line.startsWith(lead) || line.trim() === '');
  return closes && isWhole ? end : undefined;
}
