import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suite, test } from 'node:test';
import ts from 'typescript';
import { diskWriters, listDiskWriting } from '../helpers/source/disk-writers.ts';
import { findCycles } from '../helpers/source/find-cycles.ts';
import {
  coreOrder,
  findDuplicateNames,
  foldersAndTargets,
  listExportedTypes,
  listExportedValues,
  longFolders,
  namedByAuthors,
} from '../helpers/source/folders.ts';
import { listImports } from '../helpers/source/imports.ts';
import {
  countMarkupPatterns,
  listMarkupPatterns,
  markupReaders,
  sourceReaders,
} from '../helpers/source/markup-patterns.ts';
import { findDeadPaths } from '../helpers/source/named-paths.ts';
import { listPackages } from '../helpers/source/packages.ts';
import { parseSource, readSources, repositoryRoot, walk } from '../helpers/source/read-sources.ts';
import {
  listStatefulFactories,
  listModuleState,
  statefulModules,
} from '../helpers/source/remembered.ts';
import { findMisplacedAstroFiles, mayImport, roomOf } from '../helpers/source/rooms.ts';

const sources = readSources('src');
const allSources = ['src/search/tests', 'src/search/bench', 'tests', 'scripts']
  .flatMap(readSources)
  .concat(sources);
const imports = sources.flatMap(listImports);
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

suite('rooms', () => {
  test('every file of src is in a room of the map', () => {
    const homeless = sources.filter(({ path }) => roomOf(path) === undefined);
    assert.deepEqual(
      homeless.map(({ path }) => path),
      ['src/env.d.ts'],
    );
  });

  test('a room imports only from the rooms below it', () => {
    const wrong = imports.filter(
      ({ from, target, isTypeOnly }) => !mayImport(from, target, isTypeOnly),
    );
    assert.deepEqual(
      wrong.map(({ from, target }) => `${from} -> ${target}`),
      [],
    );
  });

  test('files in astro/ use Astro or Vite, or exist only for files that do', () => {
    const strange = findMisplacedAstroFiles(sources, imports);
    assert.deepEqual(strange, []);
  });

  test('no file imports a virtual module of a bundler', () => {
    const importers = imports.filter(({ specifier }) => specifier.startsWith('virtual:'));
    assert.deepEqual(importers, []);
  });

  test('no two files depend on each other, not even for a type', () => {
    const targetsOf = Object.groupBy(imports, ({ from }) => from);
    const edges = Object.entries(targetsOf).map(
      ([from, list = []]) => [from, list.map(({ target }) => target)] as const,
    );
    assert.deepEqual(findCycles(new Map(edges)), []);
  });

  test('only the listed files write to the disk', () => {
    const writers = sources.filter((source) => listDiskWriting(source).length > 0);
    assert.deepEqual(
      writers.map(({ path }) => path),
      Object.keys(diskWriters).sort(),
    );
  });

  test('relative imports name existing files, with their extension', () => {
    const known = new Set(globSync('src/**/*', { cwd: repositoryRoot }));
    const broken = imports.filter(({ target }) => target.startsWith('src/') && !known.has(target));
    assert.deepEqual(
      broken.map(({ from, specifier }) => `${from}: ${specifier}`),
      [],
    );
  });

  test('there are no index files and no folders for miscellaneous code', () => {
    const odd = globSync('src/**/{index.ts,utils,helpers,common,shared,misc,lib}', {
      cwd: repositoryRoot,
    });
    assert.deepEqual(odd, []);
  });
});

suite('folders', () => {
  test('a room of the core imports only rooms listed before it', () => {
    const rankOf = (path: string) =>
      coreOrder.findIndex((room) => room === path.replace('src/core/', '').split('/')[0]);
    const inCore = imports.filter(({ target }) => target.startsWith('src/core/'));
    const wrong = inCore.filter(
      ({ from, target }) => from.startsWith('src/core/') && rankOf(target) > rankOf(from),
    );
    assert.deepEqual(
      wrong.map(({ from, target }) => `${from} -> ${target}`),
      [],
    );
    const strange = sources.filter(
      ({ path }) => path.startsWith('src/core/') && rankOf(path) === -1,
    );
    assert.deepEqual(
      strange.map(({ path }) => path),
      [],
    );
  });

  test('no two folders depend on each other, not even for a type', () => {
    assert.deepEqual(findCycles(foldersAndTargets(imports)), []);
  });

  test('no folder is long, except those that give a reason', () => {
    const folders = Object.entries(Object.groupBy(allSources, ({ path }) => posix.dirname(path)));
    const long = folders.filter(([, files = []]) => files.length > 20).map(([folder]) => folder);
    assert.deepEqual(long.sort(), Object.keys(longFolders).sort());
  });

  test('the core keeps no state between calls, and search only the listed state', () => {
    const makers = new Set(sources.flatMap(listStatefulFactories));
    const remembering = sources.filter(
      (source) =>
        /^src\/(?:core|search)\//.test(source.path) && listModuleState(source, makers).length > 0,
    );
    assert.deepEqual(
      remembering.map(({ path }) => path),
      Object.keys(statefulModules),
    );
  });

  test('the name of an exported type has one meaning', () => {
    assert.deepEqual(findDuplicateNames(sources, listExportedTypes), []);
  });

  test('the name of an exported function or constant has one meaning', () => {
    const named = sources.filter(({ path }) => !namedByAuthors.test(path));
    assert.deepEqual(findDuplicateNames(named, listExportedValues), []);
  });
});

suite('code', () => {
  test('there is no any type and no non-null assertion', () => {
    const found: string[] = [];
    for (const { path, code } of allSources) {
      walk(code, (node) => {
        const isLoose = node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node);
        if (isLoose) found.push(`${path}: ${node.parent.getText().slice(0, 60)}`);
      });
    }
    assert.deepEqual(found, []);
  });

  test('the type checker is never silenced', () => {
    const silenced = allSources.filter(({ text }) =>
      /(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error|nocheck)/.test(text),
    );
    assert.deepEqual(
      silenced.map(({ path }) => path),
      [],
    );
  });

  test('every exception to a lint rule gives a reason', () => {
    const unexplained = allSources.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/[eo][sx]lint-disable(?:-next-line|-line)? (.*)/g))
        .filter((match) => !/ -- \S.{8,}/.test(match[1] ?? ''))
        .map((match) => `${path}: ${match[0]}`),
    );
    assert.deepEqual(unexplained, []);
  });

  test('markup is read as a tree, except by the listed patterns', () => {
    const allowed = Object.entries({ ...markupReaders, ...sourceReaders });
    assert.deepEqual(
      countMarkupPatterns(sources),
      Object.fromEntries(allowed.map(([path, { patterns }]) => [path, patterns])),
    );
    const overMarkup = Object.values(markupReaders).map(({ patterns }) => patterns);
    assert.ok(overMarkup.reduce((sum, patterns) => sum + patterns, 0) <= 6);
  });

  test('scripts have kebab-case names and components PascalCase names', () => {
    const wrong = globSync('src/**/*.{ts,astro,css}', { cwd: repositoryRoot }).filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      if (name.endsWith('.astro')) return !/^[A-Z][A-Za-z]*\.astro$/.test(name);
      return !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:d|test))?\.(?:ts|css)$/.test(name);
    });
    assert.deepEqual(wrong, []);
  });
});

suite('packages', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const dependencies = Object.keys(manifest.dependencies ?? {});
  const product = sources.filter(({ path }) => !path.startsWith('src/user-groups/'));

  test('every package that the product imports is a dependency or a devDependency', () => {
    const imported = [...new Set(product.flatMap(listPackages))];
    const known = [...dependencies, ...Object.keys(manifest.devDependencies ?? {})];
    assert.deepEqual(
      imported.filter((name) => !known.includes(name)),
      [],
    );
  });

  test('every dependency is imported by the product', () => {
    const imported = new Set(product.flatMap(listPackages));
    const unused = dependencies.filter((name) => !imported.has(name));
    assert.deepEqual(unused, []);
  });
});

suite('the helpers of these tests', () => {
  test('type-only imports are distinguished from imports of values', () => {
    const source = parseSource(
      'src/core/pages/a.ts',
      `import type { A } from './b.ts';
       import { type C } from '../config/c.ts';
       import { D, type E } from './d.ts';
       export { F } from './f.ts';
       const g: import('./g.ts').G = await import('./h.ts');`,
    );
    assert.deepEqual(
      listImports(source).map(({ target, isTypeOnly }) => [target, isTypeOnly]),
      [
        ['src/core/pages/b.ts', true],
        ['src/core/config/c.ts', true],
        ['src/core/pages/d.ts', false],
        ['src/core/pages/f.ts', false],
        ['src/core/pages/g.ts', true],
        ['src/core/pages/h.ts', false],
      ],
    );
  });

  test('imports of a component are found in front matter and scripts', () => {
    const source = parseSource(
      'src/components/chrome/A.astro',
      `---\nimport B from './B.astro';\n---\n<b />\n<script>import '../../client/c.ts';</script>`,
    );
    assert.deepEqual(
      listImports(source).map(({ target }) => target),
      ['src/components/chrome/B.astro', 'src/client/c.ts'],
    );
  });

  test('writing to the disk is found under every name', () => {
    const writing = (text: string) => listDiskWriting(parseSource('src/astro/a.ts', text));
    for (const text of [
      `import { writeFile } from 'node:fs/promises';`,
      `import { readFile, rm as away } from 'fs/promises';`,
      `import fs from 'fs';`,
      `import * as fs from 'node:fs';`,
      `export { cpSync } from 'node:fs';`,
      `const { writeFileSync } = await import('node:fs');`,
      `const fs = createRequire(import.meta.url)('node:fs');`,
      `const fs = process.getBuiltinModule('fs');`,
    ]) {
      assert.equal(writing(text).length, 1, text);
    }
    assert.deepEqual(writing(`import { readFile } from 'node:fs/promises';`), []);
    assert.deepEqual(writing(`import type { WriteStream } from 'node:fs';`), []);
  });

  test('patterns that read markup are found in every form, and others are not', () => {
    const found = (text: string) => listMarkupPatterns(parseSource('src/astro/a.ts', text));
    for (const text of [
      String.raw`/<h[1-6]\b/`,
      String.raw`/<(\w+)/`,
      String.raw`/<\/?em>/g`,
      String.raw`/<[^>]+>/g`,
      String.raw`/<!--.*?-->/`,
      String.raw`/(?<=<a href)x/`,
      String.raw`/ id="([^"]*)"/`,
      String.raw`/\swidth=["']?\d/`,
      String.raw`/\w+\s*=\s*(?:"[^"]*"|'[^']*')/`,
      'new RegExp(`<${name} [^>]*>`)',
      `new RegExp('<svg')`,
    ]) {
      assert.equal(found(text).length, 1, text);
    }
    for (const text of [
      String.raw`/(?<word>\w+)(?<!a)(?<=b)/`,
      '/[<>&]/g',
      '/a <= b/',
      `'<p>'`,
      `text.split('<p>')`,
    ]) {
      assert.deepEqual(found(text), [], text);
    }
  });

  test('state that a module keeps between calls is found in every form', () => {
    const found = (text: string) => {
      const source = parseSource('src/core/pages/a.ts', text);
      return listModuleState(source, new Set(['memoise', ...listStatefulFactories(source)]));
    };
    const counter = 'function counter() { let n = 0; return () => (n += 1); }';
    for (const text of [
      'let last = 0;',
      'const known = new Map<string, string>();',
      'export const known = new WeakMap([[key, 1]]);',
      'const known: string[] = [];',
      'const known = {} as Record<string, string>;',
      'const known = new Set(["a"]); function f(name) { known.add(name); }',
      'const known = { a: 1 }; function f(name) { known[name] = 2; }',
      'const known = { a: 1 }; function f() { delete known.a; }',
      'const parse = memoise((text) => text);',
      'const parse = (() => { const known = new Map(); return (text) => known.get(text); })();',
      `${counter} const next = counter();`,
      'class Names { #taken = 0; } const names = new Names();',
      'class Names { static readonly taken = new Map(); }',
    ]) {
      assert.equal(found(text).length, 1, text);
    }
    for (const text of [
      'const names = new Set(["a"]); const has = (name) => names.has(name);',
      'const names: string[] = ["a"];',
      'function f() { const known = new Map(); known.set(1, 2); return known; }',
      'const pattern = /a/g; function f() { pattern.lastIndex = 0; }',
      counter,
    ]) {
      assert.deepEqual(found(text), [], text);
    }
  });

  test('a cycle of any length is found', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    assert.deepEqual(findCycles(edges), [['a', 'b', 'c']]);
  });

  test('the core cannot use the disk, and components cannot use values of the core', () => {
    assert.equal(mayImport('src/core/pages/a.ts', 'node:fs', false), false);
    assert.equal(mayImport('src/core/pages/a.ts', 'zod', false), true);
    assert.equal(
      mayImport('src/components/chrome/A.astro', 'src/core/pages/page.ts', false),
      false,
    );
    assert.equal(mayImport('src/components/chrome/A.astro', 'src/core/pages/page.ts', true), true);
  });

  test('components can escape text for HTML, but cannot parse HTML in any way', () => {
    const may = (target: string) => mayImport('src/components/content/A.astro', target, false);
    assert.ok(may('src/core/html/escape-markup.ts'));
    const reading = [
      'parse.ts',
      'read-tag.ts',
      'text.ts',
      'walk.ts',
      'without-tags.ts',
      'write.ts',
    ];
    const targets = reading.map((file) => `src/core/html/${file}`);
    const readers = [...targets, 'src/article/read-piece.ts', 'htmlparser2', 'parse5'];
    assert.deepEqual(readers.filter(may), []);
  });

  test('a path that does not exist is found in a document', () => {
    const text = 'See `src/core/` and `src/core/nowhere.ts`; `npm test` and `a/b` are no paths.';
    assert.deepEqual(findDeadPaths('README.md', text, repositoryRoot), ['src/core/nowhere.ts']);
  });
});
