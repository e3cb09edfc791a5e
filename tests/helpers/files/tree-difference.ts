import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Lists files that exist in only one of two folders, or differ, with the bytes around the first difference.
 */
export function listDifferences(left: string, right: string): string[] {
  const [ours, theirs] = [listFiles(left), listFiles(right)];
  const all = [...new Set([...ours, ...theirs])].sort();
  return all.flatMap((file) => {
    if (!ours.includes(file)) return [`${file} is new`];
    if (!theirs.includes(file)) return [`${file} is missing`];
    const [one, other] = [readText(left, file), readText(right, file)];
    if (one === other) return [];
    const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
    const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
    return [`${file}: ${part(one)} became ${part(other)}`];
  });
}

function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'latin1');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
