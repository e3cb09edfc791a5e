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

type FieldFiles = ReadonlyMap<string, readonly File[]>;

/** What fields send, by the names that the files have unless told otherwise. */
export function namesByField(
  files: FieldFiles,
  nameOf = (file: File) => file.name,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Array.from(files, ([field, chosen]) => [field, chosen.map(nameOf)]));
}

/** What fields send, by these keys. */
export function keysByField(
  files: FieldFiles,
  byKey: ReturnType<typeof toFileKeys>,
): ReturnType<typeof namesByField> {
  const known = [...byKey];
  return namesByField(files, (file) => known.find((each) => each[1] === file)?.[0] ?? file.name);
}
