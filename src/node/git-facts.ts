import type { GitFacts } from '../core/chrome/repository.ts';
import { gitLines } from './git.ts';

/** What the repository that holds `dir` tells of itself: a work tree and a submodule are their own. */
export async function readGitFacts(dir: string): Promise<GitFacts> {
  const [prefix, remote, branch] = await Promise.all([
    firstLine(dir, ['rev-parse', '--show-prefix']),
    firstLine(dir, ['config', '--get', 'remote.origin.url']),
    // Also of a branch without a commit; nothing where a commit is checked out by itself.
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
