/** Packages that a project installs for what it asks for. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The path of a package: that of the project goes before what is installed beside Lectern. */
export function findPackage(dir: string, name: string): string | undefined {
  for (const from of [join(dir, 'docs.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // Asked for elsewhere, or told as missing.
    }
  }
  return undefined;
}

/** The package at a path that was found, loaded when it is needed. */
export function importPackage(path: string): Promise<unknown> {
  return import(pathToFileURL(path).href);
}
