/** Checks what the documents of this repository say about its files. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suite, test } from 'node:test';
import { findDeadPaths, listNamedPaths } from '../helpers/source/named-paths.ts';
import { readSources, repositoryRoot } from '../helpers/source/read-sources.ts';
import { rooms } from '../helpers/source/rooms.ts';

const sources = readSources('src');
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

suite('documents', () => {
  for (const document of [
    'src/README.md',
    'tests/README.md',
    'tests/hostile/README.md',
    'CONTRIBUTING.md',
    'README.md',
  ]) {
    test(`every path that ${document} names exists`, () => {
      assert.deepEqual(findDeadPaths(document, read(document), repositoryRoot), []);
    });
  }

  test('the map lists every room, and every room of the core', () => {
    const map = read('src/README.md');
    const folders = sources.flatMap(({ path }) => {
      const [, room = '', inner] = path.split('/');
      if (inner === undefined) return [];
      const isInner = room === 'core' && !inner.endsWith('.ts');
      return isInner ? [`${room}/`, `${room}/${inner}/`] : [`${room}/`];
    });
    const missing = [...new Set(folders)].filter((folder) => !map.includes(`\`${folder}\``));
    assert.deepEqual(missing, []);
  });

  test('tests/README.md lists every helper, in the section of its folder', () => {
    const sections = read('tests/README.md').split('\n### ');
    const isListed = (path: string) =>
      sections.some(
        (section) =>
          (section.startsWith(`\`${posix.dirname(path)}/\``) &&
            section.includes(`\`${posix.basename(path)}\``)) ||
          section.includes(`| \`${posix.dirname(path)}/\``),
      );
    const helpers = globSync('helpers/**/*.*', { cwd: join(repositoryRoot, 'tests') });
    assert.deepEqual(
      helpers.filter((path) => !isListed(path)),
      [],
    );
  });

  test('no file contains a path of the machine it was written on', () => {
    const places = ['work/(?:main|shared)', 'root/', 'tmp/(?:n24|brief)', 'home/[a-z]+/'];
    const machine = new RegExp(`(?<![\\w.])/(?:${places.join('|')})`);
    const paths = globSync('{*,src/**/*,tests/**/*,content/**/*,public/**/*,.ci/*}', {
      cwd: repositoryRoot,
      exclude: (path) => /^(?:node_modules|dist|dist-lib|tests\/fixtures)$/.test(path),
    });
    const telling = paths.filter(
      (path) => /\.(?:ts|m?js|json|astro|css|mdx?|ya?ml)$/.test(path) && machine.test(read(path)),
    );
    assert.deepEqual(telling, []);
  });

  test('the map lists for each room what it may import', () => {
    for (const [name, named] of listRoomRows(read('src/README.md'))) {
      const parts = Object.entries(rooms).filter(([prefix]) => prefix.startsWith(`src/${name}`));
      const allowed = parts.flatMap(([prefix, { values, types = [] }]) => {
        const paths = [...values, ...types];
        // The table names a part of a room if that part may import more than the room.
        return paths.length === 0 ? [] : [prefix, ...paths];
      });
      const expected = new Set(allowed.map((path) => path.replace('src/', '')));
      expected.delete(name);
      if (parts.length > 0)
        assert.deepEqual([...new Set(named)].sort(), [...expected].sort(), name);
    }
  });
});

/** Returns each room of the map, with the paths that its row says it may import. */
function listRoomRows(map: string): (readonly [string, readonly string[]])[] {
  const [, section = ''] = map.split('\n## Rooms\n');
  const [table = ''] = section.split('\n## ');
  return table.split('\n').flatMap((line) => {
    const [, room = '', , mayImport = ''] = line.split('|');
    const [name] = listNamedPaths(room);
    return name === undefined ? [] : [[name, listNamedPaths(mayImport)] as const];
  });
}
