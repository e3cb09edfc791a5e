/**
 * `npm run licences`: lists what users of the package install with it, by licence, and fails where a
 * licence is not among those that Lectern may pass on. Reads the lockfile, so that packages for other
 * platforms are judged as well.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An entry of `packages` in package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  /** Of a folder of this repository: where the package is. */
  readonly link?: boolean;
}

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Licences that ask for no more than to be named. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that ask for more, each for the packages that it was looked at for. */
const LOOKED_AT: Readonly<Record<string, RegExp>> = {
  // Its files are used as they are.
  'MPL-2.0': /^lightningcss(?:-|$)/,
  // Fonts and drawings, passed on with their licences.
  'OFL-1.1': /^@fontsource-variable\/|^@fortawesome\/fontaw/,
  'CC-BY-4.0': /^@fortawesome\/fontaw/,
};

/** Packages of others: the repository's own are folders of it. */
export function readLockfile(): ReadonlyMap<string, LockedPackage> {
  const file = new URL('../package-lock.json', import.meta.url);
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const isForeign = ([path, { link }]: [string, LockedPackage]) =>
    path.startsWith('node_modules/') && link !== true;
  return new Map(Object.entries(packages).filter(isForeign));
}

/** What is installed with the package, on whatever platform. */
export function listProduction(
  lockfile: ReadonlyMap<string, LockedPackage>,
): readonly LicensedPackage[] {
  return [...lockfile]
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }));
}

/** `A AND B` needs both, `A OR B` one; parentheses around parts are only for readers here. */
export function isAllowed({ name, licence }: LicensedPackage): boolean {
  const isKnown = (id: string) => PERMISSIVE.has(id) || LOOKED_AT[id]?.test(name) === true;
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => isKnown(id.trim())));
}

function printLicences(): void {
  const packages = listProduction(readLockfile());
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  for (const [licence, group] of [...byLicence].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    console.log(`${licence} (${group.length})`);
    for (const { name, version } of group) console.log(`  ${name} ${version}`);
  }
  const refused = packages.filter((each) => !isAllowed(each));
  for (const { name, licence } of refused) console.error(`Not allowed: ${name}, ${licence}`);
  if (refused.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printLicences();
