/** Builds a docs folder with the real engine, for tests that read the output. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildResult } from '../../../src/engine/build/build-result.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder, writeFiles } from '../files/temp-folder.ts';
import { formatMain } from '../pages/format-main.ts';
import { buildOnce } from './build-once.ts';

export interface FixtureOptions {
  /** `''` (the default) or `/docs`. */
  readonly base?: string;
  readonly site?: string;
}

export interface BuiltFixture extends BuildResult {
  /** Absolute path of the project folder: a copy that the test may change. */
  readonly dir: string;
  /**
   * Absolute path of the built site. The output of a folder in `tests/fixtures` is shared with other files.
   */
  readonly outDir: string;
  readonly base: string;
  /** Whether the site has a file: `guides/intro/index.html`. */
  readonly has: (path: string) => boolean;
  /** Returns the text of a file of the site, or of the page at an href: `/guides/intro/`. */
  readonly read: (path: string) => string;
  /** Returns only the `<main>` of a page, formatted so that differences are readable. */
  readonly main: (path: string) => Promise<string>;
  /** `file:line:column code` of each diagnostic. */
  readonly codes: readonly string[];
}

/**
 * Builds `source`: files (path -> text), or the name of a folder in `tests/fixtures`. A process can only
 * run one build at a time, because Astro renders from one store.
 */
export async function buildFixture(
  source: Readonly<Record<string, string | Buffer>> | string,
  { base = '', site }: FixtureOptions = {},
): Promise<BuiltFixture> {
  const dir = tempFolder();
  if (typeof source === 'string') cpSync(fixtureFolder(source), dir, { recursive: true });
  else writeFiles(dir, source);
  const build = (outDir: string) => buildSite({ dir, files: new SiteFiles(outDir), base, site });
  const { outDir, value: result } =
    typeof source === 'string' && base === '' && site === undefined
      ? await buildOnce(source, build)
      : await buildAlone(build);

  const pathOf = (path: string) => join(outDir, toFile(path, base));
  const read = (path: string) => readFileSync(pathOf(path), 'utf8');
  return {
    ...result,
    dir,
    outDir,
    base,
    has: (path) => existsSync(pathOf(path)),
    read,
    main: (path) => formatMain(read(path)),
    codes: result.diagnostics.map(({ code, file, position }) => {
      const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
      return `${place} ${code}`;
    }),
  };
}

async function buildAlone(build: (outDir: string) => Promise<BuildResult>) {
  const outDir = tempFolder();
  return { outDir, value: await build(outDir) };
}

function fixtureFolder(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));
}

/**
 * Returns the file of an address: under the base `/docs`, `/docs/guides/intro/` is the file
 * `guides/intro/index.html`.
 */
function toFile(path: string, base: string): string {
  if (!path.startsWith('/')) return path;
  const inSite = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return inSite.endsWith('/') ? `${inSite}index.html` : inSite;
}
