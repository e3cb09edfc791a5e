/**
 * Opens every page of a site at five widths in both modes, and reports what would bother readers: `node
 * tests/bench/looks.ts <docs folder or built site> [--out <folder>] [--shots <list>] [--every <n>] [--only
 * <part of an address>]`. `--shots 1440-light,390-dark` takes screenshots of every page, or of every nth,
 * in these combinations, and puts them on contact sheets. Findings are written to `findings.json` in the
 * out folder.
 */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../src/node/output/site-files.ts';
import { staticFiles } from '../../src/server/files/static-files.ts';
import { listen } from '../../src/server/listen.ts';
import { launchChromium } from '../helpers/browser/chromium.ts';
import { formatTable } from './figures/format-table.ts';
import { makeSheets } from './looks/sheets.ts';
import { bundleChecks, MODES, openTab, type Sighting, visit, WIDTHS } from './looks/visit.ts';

const TABS = 2;
const EXAMPLES = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    shots: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Usage: node tests/bench/looks.ts <folder>');
const out = values.out ?? mkdtempSync(join(tmpdir(), 'lectern-looks-'));
const shots = { folder: join(out, 'shots'), combinations: values.shots.split(',') };
mkdirSync(shots.folder, { recursive: true });

const dir = await findSite(folder);
const hrefs = listPages(dir).filter((href) => href.includes(values.only));
const { port, stop } = await listen({
  host: '127.0.0.1',
  port: 0,
  listener: staticFiles({ dir, base: '' }),
});
const sightings = await visitAll(`http://127.0.0.1:${port}`);
await stop();

writeFileSync(join(out, 'findings.json'), JSON.stringify(sightings, null, 1));
printFindings();
await makeSheets(shots, join(out, 'sheets'));
console.log(`In ${out}`);

/** Returns the path of the built site; builds it first if the folder is a docs folder. */
async function findSite(name: string): Promise<string> {
  if (existsSync(join(name, 'index.html'))) return name;
  const outDir = join(out, 'site');
  await buildSite({ dir: name, files: new SiteFiles(outDir), base: '' });
  return outDir;
}

/** Lists the addresses of all pages from the site's root, without redirects. */
function listPages(site: string): string[] {
  return globSync('**/*.html', { cwd: site })
    .filter((file) => readFileSync(join(site, file), 'utf8').includes('<main'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '/').replace(/^\//, '')}`)
    .toSorted();
}

async function visitAll(origin: string): Promise<readonly Sighting[]> {
  const browser = await launchChromium('--hide-scrollbars');
  const checks = await bundleChecks();
  const waiting = [...hrefs.entries()];
  const found: Sighting[] = [];
  const work = async () => {
    const tab = await openTab(browser, origin, checks);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, href] = next;
      const isShown = index % Number(values.every) === 0;
      found.push(...(await visit({ tab, origin, href, shots: isShown ? shots : undefined })));
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  await browser.close();
  return found;
}

/** Prints each kind of place once, with the first page on which it was seen. */
function printFindings(): void {
  const states = hrefs.length * WIDTHS.length * MODES.length;
  console.log(`${hrefs.length} pages, ${states} views`);
  const byCheck = Map.groupBy(sightings, ({ check }) => check);
  const rows = [...byCheck].map(([check, all]) => [
    check,
    `${new Set(all.map(({ href, place }) => href + place)).size}`,
    `${new Set(all.map(({ href }) => href)).size}`,
    `${all.length}`,
  ]);
  console.log(formatTable(['check', 'places', 'pages', 'views'], rows));
  for (const [check, all] of byCheck) {
    console.log(`\n${check}`);
    const byPlace = [...Map.groupBy(all, ({ place }) => place)].toSorted(
      ([, left], [, right]) => right.length - left.length,
    );
    for (const [place, same] of byPlace.slice(0, EXAMPLES)) console.log(formatPlace(place, same));
    if (byPlace.length > EXAMPLES) console.log(`  and ${byPlace.length - EXAMPLES} other places`);
  }
}

function formatPlace(place: string, same: readonly Sighting[]): string {
  const pages = new Set(same.map(({ href }) => href)).size;
  const widths = [...new Set(same.map(({ width }) => width))].join(' ');
  const modes = [...new Set(same.map(({ mode }) => mode))].join(' ');
  const [first] = same;
  return `  ${pages} pages  ${place}  [${widths}; ${modes}]\n      ${first?.href ?? ''}  ${first?.detail ?? ''}`;
}
