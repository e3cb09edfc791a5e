/** Finds packages that a project installs for features that it uses. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The path of a package: one of the project takes precedence over one installed next to Lectern. */
export function findPackage(dir: string, name: string): string | undefined {
  for (const from of [join(dir, 'docs.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // Try the next place; the caller reports a missing package.
    }
  }
  return undefined;
}

/** Imports the package at a path that `findPackage` returned. */
export function importPackage(path: string): Promise<unknown> {
  return import(pathToFileURL(path).href);
}
