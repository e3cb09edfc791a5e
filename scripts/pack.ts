/**
 * Runs before `npm pack` and fills `dist-lib`, or the folder in the argument, with what an installed
 * package runs. All code is bundled, including that of other packages. A command then opens tens of files
 * instead of a thousand, and users install no dependencies except native modules, fonts, and what is copied
 * into sites as it is.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutputBundle, type Plugin, rolldown } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { compiledRenderer } from '../src/engine/render/open-renderer.ts';
import { pathFrom } from '../src/node/disk/path-from.ts';
import { fontAwesomeFile } from '../src/node/icons/font-awesome-file.ts';
import { isAllowed, readLockfile } from './licenses.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = join(root, 'src/');
const target = process.argv[2] ?? join(root, 'dist-lib');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Packages that read files next to their code, and the folder with these files. */
const readers = { '@seriousme/openapi-schema-validator': 'schemas' } as const;

/**
 * Modules that replace imported ones: the ES modules of packages whose main file no bundler can analyze,
 * and `ajv` in place of `@redocly/ajv`, a second copy of it that never runs.
 */
const replaced = Object.fromEntries(
  Object.entries({
    'vscode-json-languageservice': 'vscode-json-languageservice/lib/esm/jsonLanguageService.js',
    'vscode-languageserver-types': 'vscode-languageserver-types/lib/esm/main.js',
    'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
    '@redocly/ajv/dist/2020.js': 'ajv/dist/2020.js',
    '@redocly/ajv/dist/draft4.js': 'ajv-draft-04/dist/index.js',
  }).map(([name, path]) => [name, join(root, 'node_modules', path)]),
);

/**
 * Packages of which only a small part is used. Their modules have no side effects, so the rest is left out.
 */
const pruned = /node_modules[\\/](?:@redocly|graphql)[\\/]/;

/**
 * Returns the innermost package that contains a file, and the path of the file in it; undefined for
 * Lectern's own modules.
 */
function placeInPackage(id: string): { name: string; folder: string; path: string } | undefined {
  const path = pathFrom(root, id);
  const [found] = [...path.matchAll(/node_modules\/(?!\.cache)((?:@[^/]+\/)?[^/]+)/g)].slice(-1);
  if (found?.[1] === undefined) return undefined;
  const end = found.index + found[0].length;
  return { name: found[1], folder: path.slice(0, end), path: path.slice(end + 1) };
}

/**
 * Replaces `import.meta.url` by the address that the source file would have: `dist-lib` is flat, so a
 * module would otherwise not find the files next to it.
 */
function overrideModuleUrls(): Plugin {
  return {
    name: 'lectern:own-places',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return undefined;
      const own = placeInPackage(id);
      const isReader = own !== undefined && own.name in readers;
      if (!id.startsWith(source) && !isReader) return undefined;
      const place = isReader
        ? `./${own.name}/${own.path}`
        : `./${pathFrom(source, id).replace(/\.ts$/, '.js')}`;
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
  };
}

/** Packages that check whether a value is a `Response`, which it never is here. */
const askForResponses = ['astro', '@astrojs/mdx', '@shikijs/engine-oniguruma'];
/** The code with which the highlighter decompresses its engine. */
const unpacking = /new Response\(\s*new Blob\(\[binary\]\)[^;]*\.bytes\(\)/;

/**
 * Replaces `Response` by an empty class. Referring to Node's `Response` loads its whole HTTP client, in
 * each thread: 40 ms of CPU time, a good part of what a small check takes. Nothing in the bundle needs it.
 */
function withoutResponses(): Plugin {
  return {
    name: 'lectern:without-responses',
    transform(code, id) {
      if (!askForResponses.includes(placeInPackage(id)?.name ?? '') || !/\bResponse\b/.test(code))
        return undefined;
      const unzipped = "import('node:zlib').then(({ gunzipSync }) => gunzipSync(binary))";
      return { code: `class Response {}\n${code.replace(unpacking, unzipped)}`, map: null };
    },
  };
}

/** Bundles the code, and returns the files written. */
async function bundle(rendererDir: string): Promise<OutputBundle[string][]> {
  const installed = Object.keys(manifest.dependencies);
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    input: {
      start: join(source, 'cli/start.ts'),
      supervised: join(source, 'cli/supervised.ts'),
      server: join(source, 'server/mount.ts'),
      'ahead-worker': join(source, 'engine/ahead/ahead-worker.ts'),
      astro: join(source, 'astro/integration.ts'),
      'compiled-pages': join(rendererDir, 'server/entry.mjs'),
    },
    external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    resolve: { alias: replaced },
    treeshake: { moduleSideEffects: [{ test: pruned, sideEffects: false }] },
    plugins: [overrideModuleUrls(), withoutResponses()],
  });
  const { output } = await build.write({
    dir: target,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  return output;
}

/** Copies the renderer's files for browsers and its manifest. Its code is in the bundle. */
function copyRenderer(from: string): void {
  const to = join(target, 'renderer');
  cpSync(join(from, 'client'), join(to, 'client'), { recursive: true });
  cpSync(join(from, 'renderer.json'), join(to, 'renderer.json'));
  // Two runs at the same time can find each other's folders.
  mkdirSync(join(to, 'server'), { recursive: true });
  writeFileSync(
    join(to, 'server/entry.mjs'),
    "export { default } from '../../compiled-pages.js';\n",
  );
}

function copyData(): void {
  for (const [name, folder] of Object.entries(readers)) {
    const from = join(root, 'node_modules', name, folder);
    const isData = (path: string) => extname(path) === '.json' || statSync(path).isDirectory();
    cpSync(from, join(target, name, folder), { recursive: true, filter: isData });
  }
  cpSync(fontAwesomeFile(), join(target, 'font-awesome.json'));
}

/** Writes the types of the integration. The compiler writes those of the server, which has several files. */
function writeTypes(): void {
  const file = join(source, 'astro/integration.ts');
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'));
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  writeFileSync(join(target, 'astro.d.ts'), code);
}

/** Writes a file with the licenses of all packages whose code or icons are in the bundle. */
function writeLicenses(output: readonly OutputBundle[string][]): void {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = new Set(modules.flatMap((id) => placeInPackage(id)?.folder ?? []));
  folders.add('node_modules/@fortawesome/fontawesome-free');
  const texts = [...folders].sort().map(describeLicense);
  const head = 'Lectern carries code and drawings of these packages.\n';
  writeFileSync(join(target, 'THIRD-PARTY-LICENSES.txt'), [head, ...texts].join('\n\n'));
}

const lockfile = readLockfile();

/**
 * @param path from the root of the repository, as in the lockfile.
 * @throws if Lectern may not redistribute the package under its license.
 */
function describeLicense(path: string): string {
  const folder = join(root, path);
  const name = placeInPackage(folder)?.name ?? path;
  const { version = '', license = 'none' } = lockfile.get(path) ?? {};
  if (!isAllowed({ name, version, license })) throw new Error(`${name} is under ${license}.`);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)(?:\.|$)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license}`, '-'.repeat(72), ...texts].join('\n');
}

/**
 * Writes a hash of all code, so that files cached by other code are not mistaken for what this code would
 * produce.
 */
function writeDigest(output: readonly OutputBundle[string][]): void {
  const hash = createHash('sha256');
  for (const file of output) hash.update(file.type === 'chunk' ? file.code : file.source);
  writeFileSync(join(target, 'digest.txt'), hash.digest('hex'));
}

rmSync(target, { recursive: true, force: true });
const rendererDir = compiledRenderer();
const output = await bundle(rendererDir);
writeDigest(output);
writeLicenses(output);
copyRenderer(rendererDir);
copyData();
writeTypes();
