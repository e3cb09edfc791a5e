import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { GitFacts } from '../core/site/repository.ts';

/**
 * What the repository that holds `dir` tells of itself. Its configuration is read as text:
 * running git here could run what a foreign repository's configuration names.
 */
export function readGitFacts(dir: string): GitFacts {
  for (let folder = dir; ; folder = dirname(folder)) {
    const config = readIfThere(join(folder, '.git', 'config'));
    if (config !== undefined) {
      const remote = originUrl(config);
      const head = readIfThere(join(folder, '.git', 'HEAD'));
      const branch = /^ref: refs\/heads\/(.+)$/m.exec(head ?? '')?.[1];
      const inside = relative(folder, dir).split(sep).join('/');
      return {
        folder: inside,
        ...(remote !== undefined && { remote }),
        ...(branch !== undefined && { branch }),
      };
    }
    if (dirname(folder) === folder) return {};
  }
}

function originUrl(config: string): string | undefined {
  const section = /^\s*\[remote "origin"\]\s*\n((?:(?!\s*\[).*\n?)*)/m.exec(config)?.[1];
  return section === undefined ? undefined : /^\s*url\s*=\s*(.+?)\s*$/m.exec(section)?.[1];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
