/**
 * `npm run licenses`: lists the packages that users install with this one, by license, and fails if a
 * license is not among those that Lectern may redistribute. Reads the lockfile, so that packages for other
 * platforms are checked as well.
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
  /** Whether the package is a folder of this repository; `resolved` is its path. */
  readonly link?: boolean;
}

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Licenses that require no more than attribution. */
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

/** Licenses that require more, each with the packages for which that was reviewed. */
const REVIEWED_LICENSES: Readonly<Record<string, RegExp>> = {
  // Its files are used unmodified.
  'MPL-2.0': /^lightningcss(?:-|$)/,
  // Fonts and icons, redistributed with their licenses.
  'OFL-1.1': /^@fontsource-variable\/|^@fortawesome\/fontaw/,
  'CC-BY-4.0': /^@fortawesome\/fontaw/,
};

/** Reads the packages of the lockfile, without those that are folders of this repository. */
export function readLockfile(): ReadonlyMap<string, LockedPackage> {
  const file = new URL('../package-lock.json', import.meta.url);
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const isForeign = ([path, { link }]: [string, LockedPackage]) =>
    path.startsWith('node_modules/') && link !== true;
  return new Map(Object.entries(packages).filter(isForeign));
}

/** Lists the packages that are installed with this one, on any platform. */
export function listProduction(
  lockfile: ReadonlyMap<string, LockedPackage>,
): readonly LicensedPackage[] {
  return [...lockfile]
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }));
}

/**
 * Whether a package may be redistributed. `A AND B` needs both licenses to be allowed, `A OR B` only one.
 * Parentheses are ignored: in the expressions that occur, they do not change the meaning.
 */
export function isAllowed({ name, license }: LicensedPackage): boolean {
  const isKnown = (id: string) => PERMISSIVE.has(id) || REVIEWED_LICENSES[id]?.test(name) === true;
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => isKnown(id.trim())));
}

function printLicenses(): void {
  const packages = listProduction(readLockfile());
  const byLicense = Map.groupBy(packages, ({ license }) => license);
  for (const [license, group] of [...byLicense].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    console.log(`${license} (${group.length})`);
    for (const { name, version } of group) console.log(`  ${name} ${version}`);
  }
  const refused = packages.filter((each) => !isAllowed(each));
  for (const { name, license } of refused) console.error(`Not allowed: ${name}, ${license}`);
  if (refused.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printLicenses();
