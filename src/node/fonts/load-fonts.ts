/**
 * Finds the files of the site's typefaces: those that docs.json names, in the project or in its npm
 * packages, or else Lectern's own. Nothing is ever loaded from another host.
 */
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWebUrl } from '../../core/address/link.ts';
import type { FontProblem } from '../../core/checks/check-fonts.ts';
import type { Font, Fonts } from '../../core/config/keys/font.ts';
import type { DataPath } from '../../core/text/source-tree.ts';
import { type FontFace, isGenericFamily, type SiteFonts } from '../../core/theme/fonts.ts';
import { findPackagedFaces, type PackagedFace, readVariable } from './font-package.ts';
import { readFont } from './read-font.ts';

/** A font file of a package, and its path on the site. */
export interface FontFile {
  /** Absolute path. */
  readonly file: string;
  /** From the site's root, with leading slash. */
  readonly path: string;
}

export interface LoadedFonts {
  readonly fonts: SiteFonts;
  /** Files to copy into the site. */
  readonly files: readonly FontFile[];
  readonly problems: readonly FontProblem[];
}

export interface FontOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly font?: Fonts | undefined;
  /** Families that the project's stylesheets use without defining them. */
  readonly named?: readonly string[];
  /** Finds the absolute path of a static file of the project by its path from the site's root. */
  readonly findFile: (path: string) => string | undefined;
}

const OWN = {
  sans: { family: 'Geist', at: () => import.meta.resolve('@fontsource-variable/geist/index.css') },
  mono: {
    family: 'Geist Mono',
    at: () => import.meta.resolve('@fontsource-variable/geist-mono/index.css'),
  },
} as const;
/** The typeface of the format's default look, for projects that name it and bring no files. */
const INTER = {
  family: 'Inter',
  at: () => import.meta.resolve('@fontsource-variable/inter/index.css'),
} as const;
/** The files of Lectern's own fonts to use; the reader's system renders other scripts, and code in them. */
const OWN_FILES = /^(?:geist|inter)-(?:(?:mono-)?latin(?:-ext)?|vietnamese|cyrillic)-wght-normal\./;

export function loadFonts({ dir, font = {}, named = [], findFile }: FontOptions): LoadedFonts {
  const { roles, families, problems } = findRoles(font, { dir, findFile });
  for (const role of ['sans', 'mono'] as const) {
    if (roles[role] === undefined) families.set(OWN[role].family, ownFaces(OWN[role]));
  }
  if (named.includes(INTER.family) && !families.has(INTER.family)) {
    families.set(INTER.family, ownFaces(INTER));
  }
  const found = [...families.values()];
  return {
    fonts: {
      sans: roles.sans?.family ?? OWN.sans.family,
      ...(roles.heading && { heading: roles.heading.family }),
      mono: roles.mono?.family ?? OWN.mono.family,
      faces: found.flatMap(({ faces }) => faces),
    },
    files: found.flatMap(({ files }) => files),
    problems,
  };
}

interface FoundRoles {
  /** The fonts whose files exist. */
  readonly roles: Partial<Record<Role, Font>>;
  readonly families: Map<string, Faces>;
  readonly problems: readonly FontProblem[];
}

const ROLES = [
  ['sans', 'body'],
  ['heading', 'headings'],
  ['mono', 'code'],
] as const;

/**
 * Finds the typeface for each role. If one is not available, Lectern's own takes its place, as if none had
 * been requested.
 */
function findRoles(font: Fonts, from: Pick<FontOptions, 'dir' | 'findFile'>): FoundRoles {
  const roles: Partial<Record<Role, Font>> = {};
  const families = new Map<string, Faces>();
  const problems = new Map<string, FontProblem>();
  for (const [role, name] of ROLES) {
    const wanted = font[name];
    if (wanted === undefined || problems.has(wanted.family)) continue;
    const found = families.get(wanted.family) ?? findFaces(wanted, ['font', name], from);
    if (found.problem !== undefined) {
      problems.set(wanted.family, found.problem);
      continue;
    }
    families.set(wanted.family, found);
    roles[role] = wanted;
  }
  return { roles, families, problems: [...problems.values()] };
}

type Role = 'sans' | 'heading' | 'mono';

interface Faces {
  readonly faces: readonly FontFace[];
  readonly files: readonly FontFile[];
  readonly problem?: FontProblem;
}

const NONE: Faces = { faces: [], files: [] };

function findFaces(
  { family, url, weight, format }: Font,
  at: DataPath,
  { dir, findFile }: Pick<FontOptions, 'dir' | 'findFile'>,
): Faces {
  if (url === undefined) return findInstalled(family, at, dir);
  const problem = (kind: FontProblem['kind']): Faces => ({
    ...NONE,
    problem: { kind, path: [...at, 'url'], value: url, family },
  });
  if (isWebUrl(url)) {
    const installed = findInstalled(family, at, dir);
    return installed.problem === undefined ? installed : problem('foreign');
  }
  const path = `/${url.replace(/^\/+/, '')}`;
  const file = findFile(path.slice(1));
  if (file === undefined) return problem('missing-file');
  const { metrics, weights } = readFont(file);
  if (metrics === undefined) return problem('unreadable');
  const face: FontFace = {
    family,
    path,
    format: format ?? (path.endsWith('.woff') ? 'woff' : 'woff2'),
    weight: weights ?? String(weight ?? 400),
    style: 'normal',
    metrics,
  };
  return { faces: [face], files: [] };
}

/** CSS keywords and fonts that every system has need no files. */
const COMMON = /^(?:arial|courier new|georgia|helvetica|helvetica neue|times new roman|verdana)$/i;

function findInstalled(family: string, at: DataPath, dir: string): Faces {
  if (isGenericFamily(family) || COMMON.test(family)) return NONE;
  const own = [OWN.sans, OWN.mono, INTER].find((each) => each.family === family);
  // A project that names a family gets all of its files: where npm hoists packages, those of Lectern are
  // found as if the project had installed them.
  const packaged = findPackagedFaces(family, dir) ?? (own && readVariable(folderOf(own)));
  if (packaged !== undefined) return toFaces(family, packaged);
  const path = [...at, 'family'];
  return { ...NONE, problem: { kind: 'not-installed', path, value: family, family } };
}

interface OwnFamily {
  readonly family: string;
  readonly at: () => string;
}

function folderOf({ at }: OwnFamily): string {
  return dirname(fileURLToPath(at()));
}

function ownFaces(own: OwnFamily): Faces {
  const faces = readVariable(folderOf(own)).filter(({ file }) => OWN_FILES.test(basename(file)));
  return toFaces(own.family, faces);
}

function toFaces(family: string, packaged: readonly PackagedFace[]): Faces {
  const pairs = packaged.map(({ file, ...face }) => {
    const { hash, metrics } = readFont(file);
    const name = basename(file).replace(/(\.\w+)$/, `.${hash}$1`);
    const path = `/_lectern/assets/${name}`;
    return { file, face: { ...face, family, path, ...(metrics && { metrics }) } };
  });
  return {
    faces: pairs.map(({ face }) => face),
    files: pairs.map(({ file, face }) => ({ file, path: face.path })),
  };
}
