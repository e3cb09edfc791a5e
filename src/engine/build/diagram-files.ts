/**
 * The files that draw a site's diagrams in the reader's browser; a site without diagrams has none of them.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBase } from '../../core/address/href.ts';
import type { Site } from '../../core/site.ts';
import { DIAGRAM_FRAME, formatDiagramFrame } from '../../core/theme/diagram-frame.ts';
import type { WriteOwnFile } from '../assets/own-files.ts';
import type { PageOutcome } from '../store/page-reports.ts';

interface Script {
  /** Below the base; the name contains a hash of the text. */
  readonly path: string;
  readonly text: string;
}

const DIAGRAM_FOLDER = dirname(DIAGRAM_FRAME);

/** Returns the frame as one file that loads no other, for the dev server. */
export async function formatWholeFrame({ config }: Site): Promise<string> {
  return formatDiagramFrame({ colors: config.colors, scripts: await readScripts() });
}

/** Returns the files by path below the base: the frame and its two scripts. */
async function listDiagramFiles({ base, config }: Site): Promise<Map<string, string>> {
  const all = await readScripts();
  const scripts = all.map(({ path }) => ({ src: withBase(base, path) }));
  return new Map([
    [DIAGRAM_FRAME, formatDiagramFrame({ colors: config.colors, scripts })],
    ...all.map(({ path, text }): [string, string] => [path, text]),
  ]);
}

/** Writes the files if any page has a diagram. Call this after every page is rendered. */
export async function writeDiagramFiles(
  site: Site,
  reports: readonly PageOutcome[],
  write: WriteOwnFile,
): Promise<void> {
  if (!reports.some(({ hasDiagram }) => hasDiagram)) return;
  for (const [path, text] of await listDiagramFiles(site)) write(path, text);
}

let read: Promise<readonly Script[]> | undefined;

function readScripts(): Promise<readonly Script[]> {
  const mermaid = fileURLToPath(import.meta.resolve('@mermaid-js/tiny'));
  // Read from the sources, here as in the package: the package has no emitted version of what frames run.
  const drawing = new URL('../../../src/client/frame/draw-diagrams.js', import.meta.url);
  read ??= Promise.all([
    readScript('mermaid', mermaid),
    readScript('draw', fileURLToPath(drawing)),
  ]);
  return read;
}

async function readScript(name: string, file: string): Promise<Script> {
  const text = await readFile(file, 'utf8');
  const digest = hash('sha256', text, 'hex').slice(0, 8);
  return { path: `${DIAGRAM_FOLDER}/${name}.${digest}.js`, text };
}
