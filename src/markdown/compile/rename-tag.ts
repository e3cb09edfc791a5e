import { replaceAt } from '../../core/diagnostic/fix.ts';
import type { Fix } from '../../core/diagnostic/diagnostic.ts';
import type { TagUse } from '../../core/pages/uses.ts';
import {
  offsetAt,
  type Position,
  positionsIn,
  type SourceFile,
} from '../../core/text/source-file.ts';
import { type ScannedTag, scanTag } from '../repair/scan-tag.ts';

export interface TagName {
  readonly name: string;
  readonly meant: string | undefined;
}

/**
 * Returns a fix that renames all tags of one name in a file, closing tags included; undefined if one of
 * them is never closed, or was changed by a repair before it was read.
 */
export function renameTags(
  source: SourceFile,
  tags: readonly TagUse[],
  { name, meant }: TagName,
): Fix | undefined {
  if (meant === undefined) return undefined;
  const fixes = tags
    .filter((tag) => tag.name === name)
    .map(({ position }) => position && renameTag(source, position, { name, meant }));
  const edits = fixes.flatMap((fix) => fix?.edits ?? []);
  const [first] = fixes;
  return first === undefined || fixes.includes(undefined) ? undefined : { ...first, edits };
}

function renameTag(
  { path: file, text }: SourceFile,
  position: Position,
  { name, meant }: { readonly name: string; readonly meant: string },
): Fix | undefined {
  const opening = scanTag(text, offsetAt(text, position));
  const fix = replaceAt({ file, position }, { before: `<${name}`, text: `<${meant}` });
  if (opening.name !== name || fix === undefined) return undefined;
  if (isEmpty(text, opening)) return fix;
  const end = findClosing(text, name, opening.end);
  if (end === undefined) return undefined;
  const place = { file, position: positionsIn(text)(end) };
  return { ...fix, edits: [...fix.edits, { ...place, before: `</${name}`, text: `</${meant}` }] };
}

function isEmpty(text: string, { end }: ScannedTag): boolean {
  return text.startsWith('/>', end - 2);
}

/** Returns the offset of the `</name>` that closes a tag opened before `from`. */
function findClosing(text: string, name: string, from: number): number | undefined {
  const escaped = name.replace(/[.$]/g, '\\$&');
  const tags = text.slice(from).matchAll(new RegExp(`</?${escaped}(?![\\w.-])`, 'g'));
  let open = 1;
  for (const { 0: found, index } of tags) {
    if (found.startsWith('</')) open -= 1;
    else if (!isEmpty(text, scanTag(text, from + index))) open += 1;
    if (open === 0) return from + index;
  }
  return undefined;
}
