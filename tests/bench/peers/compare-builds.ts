/**
 * Compares first builds of the same pages by several tools. The tools take turns, so that all of them run
 * under the same conditions.
 */
import { formatTable } from '../figures/format-table.ts';
import { type BuildFigures, measureFirstBuild } from '../measure/measure-project.ts';
import { median } from '../../helpers/measure/median.ts';
import type { PageSet } from '../pages/page-sets.ts';
import type { PeerProject } from './peer-projects.ts';

export interface Tool {
  readonly peer: PeerProject;
  /** The folder in which its projects are created. */
  readonly home: string;
}

interface Comparison {
  /** Lectern, to which the other tools are compared. */
  readonly own: Tool;
  readonly set: PageSet;
  readonly rivals: readonly Tool[];
  readonly rounds: number;
  readonly onProgress: (line: string) => void;
}

export interface Compared {
  /** The comparison as a Markdown table. */
  readonly table: string;
  /** Lectern's figures of all rounds. */
  readonly own: readonly BuildFigures[];
}

const COLUMNS: readonly [title: string, key: keyof BuildFigures, digits: number][] = [
  ['wait, s', 'seconds', 1],
  ['processors, s', 'cpuSeconds', 1],
  ['memory, MB', 'megabytes', 0],
  ['a page, kB', 'page', 1],
  ['compressed', 'compressed', 1],
  ['all files, kB a page', 'written', 1],
];

/**
 * Returns the medians of all rounds and, in brackets, the medians of the ratios to Lectern's figures of the
 * same round.
 */
export async function compareBuilds(comparison: Comparison): Promise<Compared> {
  const { own, set, rivals, rounds, onProgress } = comparison;
  const tools = [own, ...rivals];
  const figures = new Map<Tool, BuildFigures[]>(tools.map((tool) => [tool, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const tool of tools) {
      const found = await measureFirstBuild({ ...tool, set });
      figures.get(tool)?.push(found);
      const cpu = found.cpuSeconds.toFixed(1);
      onProgress(`${set.title}, ${round} of ${rounds}: ${tool.peer.name} ${cpu} s`);
    }
  }
  const base = figures.get(own) ?? [];
  const rows = tools.map((tool) => {
    const all = figures.get(tool) ?? [];
    const cells = COLUMNS.map(([, key, digits]) => {
      const value = median(all.map((each) => each[key])).toFixed(digits);
      if (tool === own) return value;
      const ratios = all.map((each, round) => each[key] / (base[round]?.[key] ?? Number.NaN));
      return `${value} (${median(ratios).toFixed(1)})`;
    });
    return [tool.peer.name, ...cells];
  });
  return { table: formatTable(['', ...COLUMNS.map(([title]) => title)], rows), own: base };
}
