/** Writes declarations as Java, over several lines if they are long. */
import type { LibraryCode } from '../library/library.ts';
import { type Declaration, HERITAGE_WORDS } from './read-declaration.ts';
import type { JavaParameter, JavaSignature } from './read-signature.ts';

/** The longest declaration in one line, in characters. */
const LONG = 72;

/** Returns what a member is in a list: `(String name): User`. */
export function writeCall({ generic, parameters = [], type }: JavaSignature): LibraryCode {
  return [
    ...generic,
    '(',
    ...join(parameters.map(({ type: own, name }) => [...own, ` ${name}`])),
    ')',
    ...(type.length === 0 ? [] : [': ', ...type]),
  ];
}

/** Returns the whole declaration of a member, as it is in the source. */
export function writeMember(signature: JavaSignature): LibraryCode {
  const { annotations, modifiers, generic, type, name, parameters, thrown } = signature;
  const words = [modifiers.length === 0 ? [] : [modifiers.join(' ')], generic, type, [name]];
  const start = words.filter((word) => word.length > 0).flatMap(spaced);
  return [
    ...annotations.flatMap((annotation) => [...annotation, '\n']),
    ...writeCalled(start, { parameters, thrown }),
  ];
}

function spaced(code: LibraryCode, rank: number): LibraryCode {
  return rank === 0 ? code : [' ', ...code];
}

function writeCalled(
  start: LibraryCode,
  { parameters, thrown }: { parameters: JavaSignature['parameters']; thrown: LibraryCode },
): LibraryCode {
  if (parameters === undefined) return start;
  const end = thrown.length === 0 ? [')'] : [') throws ', ...thrown];
  return withLines(start, parameters, end);
}

/** A long declaration has a line for each parameter. */
function withLines(
  start: LibraryCode,
  parameters: readonly JavaParameter[],
  end: LibraryCode,
): LibraryCode {
  const parts = parameters.map(({ declaration }) => declaration);
  const whole = [...start, '(', ...join(parts), ...end];
  if (parts.length === 0 || lengthOf(whole) <= LONG) return whole;
  const lines = parts.flatMap((part, rank) => [rank === 0 ? '\n  ' : ',\n  ', ...part]);
  return [...start, '(', ...lines, '\n', ...end];
}

/** Returns what follows the keywords of a class. */
export function writeClass(name: string, keywords: string, declaration: Declaration): LibraryCode {
  const { generic, components, heritage, keyword } = declaration;
  const start = [name, ...generic];
  const head = keyword === 'record' ? withLines(start, components, [')']) : start;
  const clauses = HERITAGE_WORDS.filter((word) => heritage[word].length > 0).map((word) => [
    `${word} `,
    ...join(heritage[word]),
  ]);
  const whole = [...head, ...clauses.flatMap((clause) => [' ', ...clause])];
  if (keywords.length + 1 + lengthOf(whole) <= LONG) return whole;
  return [...head, ...clauses.flatMap((clause) => ['\n  ', ...clause])];
}

function join(parts: readonly LibraryCode[]): LibraryCode {
  return parts.flatMap((part, rank) => (rank === 0 ? part : [', ', ...part]));
}

function lengthOf(code: LibraryCode): number {
  return code.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : part.text.length),
    0,
  );
}
