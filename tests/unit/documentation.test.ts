/** Checks what pages of this repository's documentation claim about the code. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { Features, transform } from 'lightningcss';
import { parse } from 'yaml';
import { parseCommand } from '../../src/cli/parse-command.ts';
import { commands } from '../../src/cli/commands.ts';
import { documentedFiles } from '../commands/extract.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const sourcesOf = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).map(read);

test('the page on privacy names everything that pages store in the browser', () => {
  const page = read('content/publishing/privacy.mdx');
  const scripts = [...sourcesOf('src/client/**/*.ts'), ...sourcesOf('src/islands/**/*.ts')];
  const keeping = scripts.filter((text) => /\b(?:local|session)Storage\b/.test(text));
  const keys = keeping.flatMap((text) =>
    Array.from(text.matchAll(/['"`](lectern-[a-z]+)(?:['"`]|:\$\{|:)/g), ([, key = '']) => key),
  );
  const elements = /customElements\.define\('([\w-]+)'/;
  const names = new Set(scripts.flatMap((text) => elements.exec(text)?.[1] ?? []));
  const kept = new Set(keys.filter((key) => !names.has(key) || page.includes(key)));
  assert.ok(kept.size >= 8, [...kept].join());
  assert.deepEqual(
    [...kept].filter((key) => !page.includes(`\`${key}\``)),
    [],
  );
});

test('pages set no cookies and use no database', () => {
  const texts = sourcesOf('src/{client,islands,components,layouts}/**/*.{ts,astro}');
  assert.ok(texts.length > 100);
  assert.deepEqual(
    texts.filter((text) => /document\.cookie|cookieStore|indexedDB/.test(text)),
    [],
  );
});

test('styles use only syntax that the oldest supported browsers understand', () => {
  const page = read('content/publishing/browsers.mdx');
  const [chrome = 0, firefox = 0, safari = 0, minor = 0] = [
    ...(/Chromium +\| (\d+)/.exec(page)?.slice(1) ?? []),
    ...(/Firefox +\| (\d+)/.exec(page)?.slice(1) ?? []),
    ...(/Safari[^|]*\| (\d+)\.(\d+)/.exec(page)?.slice(1) ?? []),
  ].map(Number);
  const targets = {
    chrome: chrome << 16,
    firefox: firefox << 16,
    safari: (safari << 16) | (minor << 8),
  };
  const components = sourcesOf('src/{components,layouts}/**/*.astro').flatMap((text) =>
    Array.from(text.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css),
  );
  const sheets = [...sourcesOf('src/styles/**/*.css'), ...components];
  assert.ok(sheets.length > 40);
  // Prefixed properties are additions to the standard ones, and `light-dark()` is compiled to additional
  // code.
  const exclude = Features.VendorPrefixes | Features.LightDark;
  const print = (css: string, options: object) =>
    transform({
      filename: 'a.css',
      code: Buffer.from(css),
      minify: true,
      exclude,
      ...options,
    }).code.toString();
  const newer = sheets.filter(
    (css) => css.includes('light-dark(') || print(css, { targets }) !== print(css, {}),
  );
  assert.deepEqual(
    newer.map((css) => css.trim().split('\n')[0]),
    [],
  );
});

test('in the sidebar, only pages of components and hosts have icons', () => {
  const pages = globSync('content/**/*.mdx', { cwd: repositoryRoot });
  const withIcon = pages.filter((path) => /^---\n(?:(?!---\n).*\n)*?icon:/.test(read(path)));
  assert.ok(withIcon.length > 10);
  const config = read('docs.json');
  const [, hosts = ''] = /"group": "Hosts",\s*"pages": (\[[^\]]*\])/.exec(config) ?? [];
  const ofHosts = (parse(hosts) as string[]).map((slug) => `content/${slug}.mdx`);
  assert.deepEqual(
    withIcon.filter((path) => !path.startsWith('content/components/') && !ofHosts.includes(path)),
    [],
  );
  const { navigation } = parse(config) as { navigation: unknown };
  assert.doesNotMatch(JSON.stringify(navigation), /"icon"/);
});

test('every Lectern command in the documentation is valid', () => {
  const named = documentedFiles().flatMap((file) =>
    Array.from(
      read(file).matchAll(/(?:^|[`\s])(?:npx (?:--yes )?)?lectern ((?:[a-z]+ )[^`\n|#&<>]*)/gm),
      ([, words = '']) => ({ file, words: words.trim() }),
    ),
  );
  const uses = named.filter(({ words }) =>
    Object.keys(commands).some((name) => words === name || words.startsWith(`${name} `)),
  );
  assert.ok(uses.length > 60, `${uses.length}`);
  const refused = uses.flatMap(({ file, words }) => {
    if (words === 'rename') return [];
    // A variable that a shell or a host replaces stands for an address in all of these pages.
    const parts = words
      .split(/\s+/)
      .map((word) => word.replaceAll(/["',]/g, ''))
      .map((word) => (/^\$\w+$/.test(word) ? 'https://example.com' : word.replace(/\$\w+/, 'x')));
    const parsed = parseCommand(parts);
    return parsed.kind === 'refused' ? [`${file}: ${words}`] : [];
  });
  assert.deepEqual(refused, []);
});

test('the page on continuous integration lists every input of the action', () => {
  const action = parse(read('.github/actions/docs/action.yml')) as {
    readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  };
  const page = read('content/publishing/continuous-integration.mdx');
  const named = Array.from(page.matchAll(/<ParamField name="(\w+)"/g), ([, name = '']) => name);
  assert.deepEqual(named, Object.keys(action.inputs));
});

test('the frames on the page on the terminal match the recordings', () => {
  const page = read('content/publishing/terminal.mdx');
  const frames = page.matchAll(/\/\* Frame: (\w+) \*\/\}\n\n```text nocopy\n([^]*?)\n```/g);
  const names = Array.from(frames, ([, name = '', frame = '']) => {
    const [head = '', ...lines] = read(`public/recordings/${name}.cast`).trim().split('\n');
    assert.equal((JSON.parse(head) as { readonly version: number }).version, 2);
    const events = lines.map((line) => JSON.parse(line) as [number, string, string]);
    const times = events.map(([time]) => time);
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other),
    );
    const shown = stripVTControlCharacters(events.map(([, , text]) => text).join(''));
    const missing = frame.split('\n').filter((line) => !shown.includes(line));
    assert.deepEqual(missing, [], name);
    return name;
  });
  assert.deepEqual(names, ['check', 'fix', 'dev']);
});

test('the start page shows only figures from the page on speed', () => {
  const speed = read('content/speed.mdx');
  const stats = read('content/index.mdx').match(/<Stat value=.*?<\/Stat>/gs) ?? [];
  const figures = stats.join().match(/\d+(?:[.,]\d+)*/g) ?? [];
  assert.ok(stats.length > 2);
  const known = new Set(speed.match(/\d+(?:[.,]\d+)*/g));
  assert.deepEqual(
    figures.filter((figure) => !known.has(figure)),
    [],
  );
});
