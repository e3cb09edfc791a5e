/** Measurements of Lectern only: the starter project, a second build, and edits in `dev`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureDev } from '../dev.ts';
import { formatTable } from '../figures/format-table.ts';
import { type PageSet, pagesOf } from '../pages/page-sets.ts';
import type { Tool } from '../peers/compare-builds.ts';
import { measureSecondBuild } from './measure-project.ts';
import { type Measured, measureScript } from './measure-script.ts';
import { median } from '../../helpers/measure/median.ts';

type Figures = Pick<Measured, 'seconds' | 'cpuSeconds' | 'megabytes'>;

/** Measures the project of `lectern init`: first runs, and second runs in the same folder. */
export async function measureStarter(own: Tool, rounds: number): Promise<string> {
  const names = ['build', 'build again', 'check', 'check again'];
  const runs = new Map<string, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const command of ['build', 'check']) {
      const [first, second] = await runTwice(scriptOf(own), command);
      runs.get(command)?.push(first);
      runs.get(`${command} again`)?.push(second);
    }
  }
  return formatFigures([...runs].map(([name, figures]) => [`lectern ${name}`, figures]));
}

async function runTwice(script: string, command: string): Promise<[Figures, Figures]> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const run = async (words: readonly string[]) => {
    const measured = await measureScript([script, ...words]);
    if (measured.code !== 0) throw new Error(measured.output.slice(-2000));
    return measured;
  };
  try {
    const project = join(dir, 'docs');
    await run(['init', project]);
    return [await run([command, project]), await run([command, project])];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Measures a build in which one page has changed since the last one. */
export async function measureChange(own: Tool, set: PageSet, rounds: number): Promise<string> {
  const figures: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(await measureSecondBuild({ ...own, set }));
  }
  return formatFigures([['build again, one page changed', figures]]);
}

export async function formatDev(own: Tool, set: PageSet): Promise<string> {
  const { readySeconds, medianMilliseconds, worstMilliseconds, megabytes } = await measureDev(
    pagesOf(set).length,
    scriptOf(own),
  );
  const cells = [
    readySeconds.toFixed(1),
    medianMilliseconds.toFixed(0),
    worstMilliseconds.toFixed(0),
    megabytes.toFixed(0),
  ];
  const head = ['', 'first page, s', 'save to page, ms', 'worst of 20', 'memory, MB'];
  return formatTable(head, [['lectern dev', ...cells]]);
}

function scriptOf({ peer, home }: Tool): string {
  return join(home, peer.build[0] ?? '');
}

function formatFigures(rows: readonly (readonly [string, readonly Figures[]])[]): string {
  return formatTable(
    ['', 'wait, s', 'processors, s', 'memory, MB'],
    rows.map(([name, figures]) => [
      name,
      median(figures.map(({ seconds }) => seconds)).toFixed(1),
      median(figures.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1),
      median(figures.map(({ megabytes }) => megabytes)).toFixed(0),
    ]),
  );
}
