/**
 * Every command that the documentation prints is run like a reader runs it, or has a reason why not. A
 * command of an already installed Lectern without anything else runs in this process, because starting npm
 * and a package each time takes ten times as long as the command itself.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { startDev } from '../../../src/engine/dev/dev-server.ts';
import { documentedFiles, readCommandBlocks } from '../../commands/extract.ts';
import { type Row, sessions, table } from '../../commands/table.ts';
import { openWorkshop } from '../../commands/workshop.ts';
import { startRegistry } from '../../helpers/commands/package-registry.ts';
import { packLectern } from '../../helpers/commands/packed-package.ts';
import { runCli } from '../../helpers/commands/run-cli.ts';
import { runCommand } from '../../helpers/runner/run-command.ts';
import { findFreePort } from '../../helpers/service/port.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

type RunRow = Extract<Row, { readonly in: string }>;

/** `lectern` and words that no shell changes. */
const PLAIN = /^(?:npx (?:--yes )?)?lectern ([\w./:= -]+)$/;
const fileOf = (place: string) => place.split(':')[0] ?? '';
const blocks = readCommandBlocks().filter(({ place }) => !Object.hasOwn(sessions, fileOf(place)));
const rowOf = (command: string) => (Object.hasOwn(table, command) ? table[command] : undefined);

const tarball = await packLectern();
const workshop = await openWorkshop(tarball, await startRegistry(tarball));
await installPackage();

/** Installs the package in an empty folder, as readers can. */
async function installPackage(): Promise<void> {
  const { env, folderOf } = workshop;
  const install = ['npm', 'install', '--save-dev', '../lectern/lectern-0.1.0.tgz'];
  const { code, output } = await runCommand(install, { cwd: folderOf('empty'), env });
  assert.equal(code, 0, output);
  // npm needs a name and a version to describe a project.
  const name = ['npm', 'pkg', 'set', 'name=site', 'version=1.0.0'];
  assert.equal((await runCommand(name, { cwd: folderOf('empty'), env })).code, 0);
}

test('every documented command has a row in the table, and every row is documented', () => {
  const commands = new Set(blocks.flatMap((block) => block.commands));
  const without = [...commands].filter((command) => rowOf(command) === undefined);
  assert.deepEqual(without, [], 'Say in tests/commands/table.ts what becomes of them.');
  const unprinted = Object.keys(table).filter((command) => !commands.has(command));
  assert.deepEqual(unprinted, [], 'No page prints them.');
});

test('every file that the table refers to exists', () => {
  const named = Object.values(table).flatMap((row) => ('by' in row ? [row.by] : []));
  const files = [...named, ...Object.values(sessions), ...Object.keys(sessions)];
  const gone = files.filter((file) => !existsSync(join(repositoryRoot, file)));
  assert.deepEqual(gone, []);
  assert.ok(Object.keys(sessions).every((file) => documentedFiles().includes(file)));
});

for (const { place, commands } of blocks) {
  const installs = commands.some((command) => command.includes(' install '));
  const rows = commands.flatMap((command) => {
    const row = rowOf(command);
    const isApart = installs || !PLAIN.test(command);
    return row !== undefined && 'in' in row ? [{ command, row, isApart }] : [];
  });
  if (rows.length === 0) continue;
  test(`${place} works as printed`, async () => {
    workshop.tidy(rows.map(({ command }) => command));
    for (const part of partsOf(rows)) await runPart(part);
  });
}

interface Runnable {
  readonly command: string;
  readonly row: RunRow;
  /** Whether it needs a separate process. */
  readonly isApart: boolean;
}

/**
 * Groups the commands of one folder that can share a shell, so that variables persist; a command that keeps
 * running is on its own.
 */
function partsOf(rows: readonly Runnable[]): readonly (readonly Runnable[])[] {
  const parts: Runnable[][] = [];
  for (const each of rows) {
    const last = parts.at(-1);
    const [first] = last ?? [];
    const joins = first && [first, each].every(({ row, isApart }) => isApart && !('until' in row));
    if (!joins || first.row.in !== each.row.in) parts.push([each]);
    else last?.push(each);
  }
  return parts;
}

async function runPart(part: readonly Runnable[]): Promise<void> {
  const [first] = part;
  if (first === undefined) return;
  const port = `${await findFreePort()}`;
  const script = workshop
    .translate(part.map(({ command }) => command).join('\n'))
    .replaceAll(/--port \d+/g, `--port ${port}`);
  const options = { cwd: workshop.folderOf(first.row.in), env: workshop.env };
  if (!first.isApart) {
    await runHere(script, first.row, options.cwd);
    return;
  }
  const shell = ['bash', '--noprofile', '--norc', '-euo', 'pipefail', '-c', script];
  if ('until' in first.row) {
    await runUntil(shell, first.row.until, options);
    return;
  }
  const { code, output } = await runCommand(shell, options);
  assert.equal(code, 0, `${script}\n${output}`);
  for (const { command, row } of part) {
    if ('prints' in row && row.prints) assert.match(output, row.prints, command);
  }
}

async function runHere(script: string, row: RunRow, cwd: string): Promise<void> {
  const [, line = ''] = PLAIN.exec(script) ?? [];
  const until = 'until' in row ? row.until : undefined;
  const { code, stdout, stderr } = await runCli(line.trim().split(/\s+/), {
    cwd,
    engine: { buildSite, startDev },
    onOutput: (text, stop) => until?.test(text) && stop('SIGTERM'),
  });
  const output = `${stdout}${stderr}`;
  assert.equal(code, until === undefined ? 0 : 143, `${script}\n${output}`);
  assert.match(output, until ?? ('prints' in row && row.prints ? row.prints : /^/), script);
}

/** Resolves when the command has printed the expected output, and has then been stopped. */
async function runUntil(
  [file = '', ...words]: readonly string[],
  pattern: RegExp,
  { cwd, env }: { readonly cwd: string; readonly env: Record<string, string> },
): Promise<void> {
  const child = spawn(file, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const collect = (text: string) => {
    output += text;
    if (pattern.test(output)) end();
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  process.once('exit', end);
  await once(child, 'close');
  process.off('exit', end);
  assert.match(output, pattern);
}
