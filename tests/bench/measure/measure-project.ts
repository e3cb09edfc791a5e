import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PageSet, pagesOf } from '../pages/page-sets.ts';
import type { PeerProject } from '../peers/peer-projects.ts';
import { measureScript } from './measure-script.ts';

export interface BuildFigures {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  /** Size of one page's HTML in kB, uncompressed and compressed. */
  readonly page: number;
  readonly compressed: number;
  /** Size of all files written, in kB per page. */
  readonly written: number;
}

interface BuildJob {
  readonly peer: PeerProject;
  readonly set: PageSet;
  /** The folder in which the project is created. */
  readonly home: string;
}

/** Measures a first build of these pages, in a project without any cache. */
export function measureFirstBuild(job: BuildJob): Promise<BuildFigures> {
  return withProject(job, (dir) => measureBuild(job, dir));
}

/** Measures a build after one page has changed by a few words since the last build. */
export function measureSecondBuild(job: BuildJob): Promise<BuildFigures> {
  return withProject(job, async (dir) => {
    await measureBuild(job, dir);
    const file = join(dir, job.peer.pagesDir, `${middleOf(job.set)}.md`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more word.\n`);
    return await measureBuild(job, dir);
  });
}

async function withProject<Value>(
  { peer, set, home }: BuildJob,
  use: (dir: string) => Promise<Value>,
): Promise<Value> {
  const dir = mkdtempSync(join(home, 'project-'));
  try {
    for (const [path, text] of Object.entries(peer.files(set))) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    set.write(join(dir, peer.pagesDir));
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function measureBuild({ peer, set, home }: BuildJob, dir: string): Promise<BuildFigures> {
  const [script = '', ...words] = peer.build;
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  const { output, code, ...figures } = await measureScript([resolve(home, script), ...words], {
    cwd: dir,
    env,
  });
  if (code !== 0) throw new Error(`${peer.name} does not build:\n${output.slice(-2000)}`);
  const outDir = join(dir, peer.outDir);
  const html = readFileSync(join(outDir, peer.fileOf(middleOf(set))));
  const sizes = globSync('**', { cwd: outDir })
    .map((file) => statSync(join(outDir, file)))
    .map((stats) => (stats.isFile() ? stats.size : 0));
  return {
    ...figures,
    page: html.length / 1000,
    compressed: gzipSync(html).length / 1000,
    written: sizes.reduce((sum, size) => sum + size, 0) / 1000 / pagesOf(set).length,
  };
}

function middleOf(set: PageSet): string {
  const pages = pagesOf(set);
  return pages[pages.length >> 1] ?? '';
}
