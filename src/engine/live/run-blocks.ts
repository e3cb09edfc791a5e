/**
 * Runs the code blocks of pages that are marked for it: shell blocks in one shell per page, as in a
 * terminal, and every other block as a separate program.
 */
import { compareOutput } from '../../core/live/compare-output.ts';
import {
  type BlockLanguage,
  listVerifiedBlocks,
  type VerifiedBlock,
} from '../../core/live/list-blocks.ts';
import { diagnoseLive } from '../../core/live/live-entries.ts';
import type { LiveRecord } from '../../core/live/live-model.ts';
import { pointAtApi } from '../../core/live/point-at-api.ts';
import { openScratchFolder } from '../../node/disk/scratch-folder.ts';
import { type ProgramEnd, runProgram } from './run-program.ts';

export interface BlockOptions {
  /** Address of the API, without a trailing slash. */
  readonly base: string;
  /** Addresses of the API as pages print them. */
  readonly printedUrls: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isDry: boolean;
}

export interface BlockSource {
  readonly file: string;
  readonly text: string;
}

export async function runBlocks(
  pages: readonly BlockSource[],
  options: BlockOptions,
): Promise<readonly LiveRecord[]> {
  const records: LiveRecord[] = [];
  for (const page of pages) {
    const blocks = listVerifiedBlocks(page.text);
    if (blocks.length > 0) records.push(...(await runPage(page, blocks, options)));
  }
  return records;
}

async function runPage(
  { file }: BlockSource,
  blocks: readonly VerifiedBlock[],
  options: BlockOptions,
): Promise<readonly LiveRecord[]> {
  const outcomes = options.isDry ? undefined : await runAll(blocks, options);
  const standIns = new Map<string, string>();
  return blocks.map((block): LiveRecord => {
    const { language, position, output } = block;
    const place = { file, position };
    const head = { name: file, method: language, url: `${file}:${position.line}`, place };
    const outcome = outcomes?.get(block);
    if (outcomes === undefined) return { ...head, outcome: 'planned', diagnostics: [] };
    if (outcome === undefined) return { ...head, outcome: 'unsent', diagnostics: [] };
    if (outcome.reason !== undefined) {
      const failed = diagnoseLive('live/block-failed', { reason: outcome.reason }, place);
      return { ...head, outcome: 'drifts', diagnostics: [failed] };
    }
    const difference =
      output === undefined
        ? undefined
        : compareOutput({
            expected: output.text,
            printed: outcome.printed,
            varies: output.varies,
            standIns,
          });
    if (difference === undefined) return { ...head, outcome: 'agrees', diagnostics: [] };
    const at = { file, position: output?.position ?? position };
    const other = diagnoseLive('live/block-output', { difference }, at);
    return { ...head, outcome: 'drifts', diagnostics: [other] };
  });
}

/** Runs the blocks of a page. Blocks after one that failed in its shell have no outcome. */
async function runAll(
  blocks: readonly VerifiedBlock[],
  options: BlockOptions,
): Promise<ReadonlyMap<VerifiedBlock, ProgramEnd>> {
  const scratch = openScratchFolder();
  const { base, environment, printedUrls } = options;
  const surroundings = {
    cwd: scratch.path,
    environment: { ...environment, LECTERN_BASE_URL: base },
    seconds: BLOCK_TIMEOUT_SECONDS,
  };
  const run = (program: readonly string[]) => runProgram(program, surroundings);
  const toCode = ({ code }: VerifiedBlock) => pointAtApi(code, printedUrls, base);
  const outcomes = new Map<VerifiedBlock, ProgramEnd>();
  try {
    const inShell = blocks.filter(({ language }) => language === 'shell');
    if (inShell.length > 0) {
      const script = inShell.map((block) => `${toCode(block)}\nprintf '${MARK}'`).join('\n');
      const { printed, reason } = await run(['bash', '--noprofile', '--norc', '-euc', script]);
      const parts = printed.split(MARK);
      inShell.slice(0, parts.length).forEach((block, rank) => {
        const isLast = rank === parts.length - 1;
        const own = parts[rank] ?? '';
        outcomes.set(
          block,
          isLast ? { printed: own, reason: reason ?? 'it ended the shell' } : { printed: own },
        );
      });
    }
    for (const block of blocks) {
      const program = programs[block.language];
      if (program !== undefined) outcomes.set(block, await run([...program, toCode(block)]));
    }
    return outcomes;
  } finally {
    scratch.remove();
  }
}

/** Printed between two blocks of a shell. */
const MARK = '\u241e';

const programs: Readonly<Partial<Record<BlockLanguage, readonly string[]>>> = {
  javascript: [process.execPath, '--input-type=module', '--eval'],
  python: ['python3', '-c'],
};

/** The timeout, in seconds, of all shell blocks of a page together, and of every other block. */
const BLOCK_TIMEOUT_SECONDS = 60;
