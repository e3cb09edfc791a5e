import type { IconLibrary } from '../../core/config/keys/icons.ts';
import { fontAwesomeNames } from './font-awesome.ts';
import { openLibrary } from './icon-library.ts';

/** The names that authors can use for icons, each once: those of the library, then the others, sorted. */
export function listIconNames(projectDir: string, library: IconLibrary): string[] {
  const chosen = library === 'fontawesome' ? undefined : openLibrary(library, projectDir);
  const { solid, regular, brands } = fontAwesomeNames();
  const own = chosen?.names() ?? [];
  return [...new Set([...own, ...[...solid, ...regular, ...brands].sort()])];
}
