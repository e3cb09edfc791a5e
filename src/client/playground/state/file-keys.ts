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

/** What fields send, by the names that the files have. */
export function namesByField(files: FieldFiles): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Array.from(files, ([field, chosen]) => [field, chosen.map(({ name }) => name)]),
  );
}

/** What fields send, by these keys. */
export function keysByField(files: FieldFiles): Readonly<Record<string, readonly string[]>> {
  const known = [...toFileKeys([...files.values()].flat())];
  const keyOf = (file: File) => known.find(([, other]) => other === file)?.[0] ?? file.name;
  return Object.fromEntries(Array.from(files, ([field, chosen]) => [field, chosen.map(keyOf)]));
}
