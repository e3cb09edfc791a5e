/** Keys by which requests refer to chosen files, because two files can have the same name. */

/** Returns files by key: the file's name, with a number if another file has the same name. */
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

/** Returns the files of each field by name, or by whatever `nameOf` returns. */
export function namesByField(
  files: FieldFiles,
  nameOf = (file: File) => file.name,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Array.from(files, ([field, chosen]) => [field, chosen.map(nameOf)]));
}

/** Returns the files of each field by key. */
export function keysByField(
  files: FieldFiles,
  byKey: ReturnType<typeof toFileKeys>,
): ReturnType<typeof namesByField> {
  const known = [...byKey];
  return namesByField(files, (file) => known.find((each) => each[1] === file)?.[0] ?? file.name);
}
