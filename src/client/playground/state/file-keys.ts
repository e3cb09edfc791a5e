/** Names that requests know chosen files by: two files may have one name. */

/** By the file's name; a second file of the same name has a number as well. */
export function toFileKeys(files: readonly File[]): ReadonlyMap<string, File> {
  const byKey = new Map<string, File>();
  for (const file of files) {
    let key = file.name;
    for (let number = 2; byKey.has(key); number += 1) key = `${file.name} (${number})`;
    byKey.set(key, file);
  }
  return byKey;
}
