/** What interactive components leave in a built site, and what they do not. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';
import { listDifferences } from '../../helpers/files/tree-difference.ts';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;

const config = JSON.stringify({
  name: 'Acme',
  navigation: [{ group: 'All', pages: ['moving', 'plain'] }],
});

const plain = text('---', 'title: Plain', '---', '', 'Nothing that moves.');

/** The second snippet is imported only by the first. */
const project: Readonly<Record<string, string>> = {
  'docs.json': config,
  'plain.mdx': plain,
  'moving.mdx': text(
    '---',
    'title: Moving',
    '---',
    '',
    "import { Lamp } from '/snippets/lamp.jsx';",
    '',
    '<Lamp color="warm">',
    '',
    'Look **here**.',
    '',
    '</Lamp>',
  ),
  'snippets/lamp.jsx': text(
    "import { Label } from './label.jsx';",
    'export const Lamp = ({ color, children }) => {',
    '  const [isLit, light] = useState(true);',
    '  return (',
    '    <section style={{ padding: "2px" }}>',
    '      <h3>The lamp</h3>',
    '      <button onClick={() => light(!isLit)}><Label>{isLit ? `${color} light` : "dark"}</Label></button>',
    '      {children}',
    '    </section>',
    '  );',
    '};',
  ),
  'snippets/label.jsx': text('export const Label = ({ children }) => <b>{children}</b>;'),
};

async function build(dir: string) {
  const outDir = tempFolder();
  const { diagnostics } = await buildSite({ dir, files: new SiteFiles(outDir), base: '' });
  assert.deepEqual(diagnostics, []);
  return outDir;
}

function projectFolder(files: Readonly<Record<string, string>>): string {
  const dir = tempFolder();
  writeFiles(dir, files);
  return dir;
}

const islandFiles = (outDir: string) =>
  readdirSync(join(outDir, '_lectern/assets'))
    .filter((name) => /^(?:islands|lamp|label|Island)\./.test(name))
    .map((name) => name.replace(/\.[\w-]+\.js$/, ''))
    .sort();

test('the first output of an island is in the HTML, the Markdown and the search index', async () => {
  const outDir = await build(projectFolder(project));
  const html = readFileSync(join(outDir, 'moving/index.html'), 'utf8');
  assert.match(html, /<h3 id="the-lamp">The lamp<\/h3><button><b>warm light<\/b><\/button>/);
  assert.doesNotMatch(html, /compared/);
  assert.match(
    readFileSync(join(outDir, 'moving.md'), 'utf8'),
    /### The lamp\s+\*\*warm light\*\*\s+Look \*\*here\*\*\./,
  );
  const folder = join(outDir, '_lectern/search');
  const search = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
  assert.match(search, /warm light/);
  assert.deepEqual(islandFiles(outDir), ['Island', 'islands', 'label', 'lamp']);
});

test('pages and sites without islands load none of their code', async () => {
  const outDir = await build(projectFolder(project));
  const still = await build(
    projectFolder({ ...project, 'moving.mdx': text('---', 'title: Moving', '---', '', 'Still.') }),
  );
  const page = 'plain/index.html';
  assert.equal(readFileSync(join(outDir, page), 'utf8'), readFileSync(join(still, page), 'utf8'));
  assert.deepEqual(islandFiles(still), ['Island']);
});

test('the policy of a page allows only the hosts that its islands load from', async () => {
  const outDir = await build(
    projectFolder({
      ...project,
      'moving.mdx': text(
        '---',
        'title: Moving',
        '---',
        '',
        "import { Face } from '/snippets/face.jsx';",
        'export const Stars = () => {',
        '  const [count, set] = useState(0);',
        "  useEffect(() => void fetch('https://api.test/stars').then(set), []);",
        '  return <p>{count} <a href="https://linked.test/">all</a><Face /></p>;',
        '};',
        '',
        '<Stars />',
      ),
      'snippets/face.jsx': text(
        "const host = 'https://faces.test/of';",
        'export const Face = () => {',
        '  const [name, setName] = useState();',
        '  const show = () => setName("ann");',
        '  return name ? <img alt="" src={`${host}/${name}.png`} /> : <button onClick={show}>Ann</button>;',
        '};',
      ),
    }),
  );
  const policyOf = (path: string) =>
    /content-security-policy" content="([^"]*)"/.exec(
      readFileSync(join(outDir, path), 'utf8'),
    )?.[1];
  const policy = policyOf('moving/index.html') ?? '';
  assert.match(policy, /connect-src 'self' https:\/\/api\.test;/);
  assert.match(policy, /img-src 'self' data: https:\/\/faces\.test;/);
  assert.doesNotMatch(policy, /linked/);
  assert.doesNotMatch(policyOf('plain/index.html') ?? '', /\.test/);
});

test('a second build is identical byte for byte, with all files of its islands', async () => {
  const dir = projectFolder(project);
  const [first, second] = [await build(dir), await build(dir)];
  assert.ok(existsSync(join(dir, '.lectern/pages.records')));
  assert.deepEqual(listDifferences(first, second), []);
  writeFiles(dir, {
    'snippets/label.jsx': text('export const Label = ({ children }) => <i>{children}</i>;'),
  });
  const third = await build(dir);
  assert.match(readFileSync(join(third, 'moving/index.html'), 'utf8'), /<i>warm light<\/i>/);
  assert.deepEqual(
    listDifferences(
      third,
      await build(
        projectFolder({
          ...project,
          'snippets/label.jsx': readFileSync(join(dir, 'snippets/label.jsx'), 'utf8'),
        }),
      ),
    ),
    [],
  );
});

test('files of islands have ASCII names, also in a second build', async () => {
  const counter = (word: string) =>
    text(
      'export const Counter = () => {',
      '  const [count, add] = useState(0);',
      `  return <button onClick={() => add(count + 1)}>${word} {count}</button>;`,
      '};',
    );
  const dir = projectFolder({
    'docs.json': config,
    'plain.mdx': plain,
    'moving.mdx': text(
      '---',
      'title: Moving',
      '---',
      '',
      ...['Zähler', '计数', '數'].map(
        (name, rank) => `import { Counter as C${rank} } from '/snippets/${name}.jsx';`,
      ),
      '',
      '<C0 />',
      '<C1 />',
      '<C2 />',
    ),
    'snippets/Zähler.jsx': counter('Zähler'),
    'snippets/计数.jsx': counter('计数'),
    'snippets/數.jsx': counter('數'),
  });
  const [first, second] = [await build(dir), await build(dir)];
  assert.deepEqual(listDifferences(first, second), []);
  const page = readFileSync(join(second, 'moving/index.html'), 'utf8');
  const names = readdirSync(join(second, '_lectern/assets')).filter((name) => page.includes(name));
  const ofComponents = names.filter((name) => /^(?:zahler|island)\..*\.js$/.test(name));
  assert.deepEqual(
    ofComponents.map((name) => name.replace(/\.[\w-]+\.js$/, '')),
    ['island', 'island', 'zahler'],
  );
});
