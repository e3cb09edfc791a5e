/** Shows annotations below a comment, because the model of libraries has no other place for them. */
import { formatCode } from '../../../text/markdown.ts';
import { formatSymbolLink } from '../../symbols/symbol-link.ts';
import type { LibraryCode } from '../library/library.ts';

/** Returns a note; none if there is nothing that a page does not tell in another way. */
export function formatAnnotations(annotations: readonly LibraryCode[]): readonly string[] {
  const shown = annotations.filter((annotation) => !isTold(annotation)).map(formatAnnotation);
  return shown.length === 0 ? [] : [`**Annotations:** ${shown.join(', ')}`];
}

export function isDeprecation(annotation: LibraryCode): boolean {
  return /^@(?:java\.lang\.)?Deprecated\b/.test(plainCode(annotation));
}

/** Whether the note about a deprecation says the same. */
function isTold(annotation: LibraryCode): boolean {
  return isDeprecation(annotation) && !/\bsince\b/.test(plainCode(annotation));
}

/** Links to an annotation of the library; the names inside of it stay code. */
function formatAnnotation(annotation: LibraryCode): string {
  const [first, ...others] = annotation;
  if (first === undefined || typeof first === 'string') return formatCode(plainCode(annotation));
  const link = formatSymbolLink(formatCode(first.text), { key: first.target });
  return others.length === 0 ? link : `${link}${formatCode(plainCode(others))}`;
}

function plainCode(code: LibraryCode): string {
  return code.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
