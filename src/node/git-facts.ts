import type { GitFacts } from '../core/chrome/repository.ts';
import { gitLines } from './git.ts';

/** Reads the facts of the repository that contains `dir`; a worktree or a submodule counts as its own. */
export async function readGitFacts(dir: string): Promise<GitFacts> {
  const [prefix, remote, branch] = await Promise.all([
    firstLine(dir, ['rev-parse', '--show-prefix']),
    firstLine(dir, ['config', '--get', 'remote.origin.url']),
    // Works on a branch without commits too; empty if HEAD is detached.
    firstLine(dir, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
  ]);
  if (prefix === undefined) return {};
  return {
    folder: prefix.replace(/\/$/, ''),
    ...(remote !== undefined && { remote }),
    ...(branch !== undefined && { branch }),
  };
}

async function firstLine(dir: string, args: readonly string[]): Promise<string | undefined> {
  for await (const line of gitLines(dir, args)) return line;
  return undefined;
}
