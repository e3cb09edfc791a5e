import type { IconLibrary } from '../../core/config/keys/icons.ts';
import { fontAwesomeNames } from './font-awesome.ts';
import { openLibrary, packageParents } from './icon-library.ts';

/** The names that authors may give icons, sorted, each once: those of the library, then the others. */
export function listIconNames(projectDir: string, library: IconLibrary): string[] {
  const installed =
    library === 'fontawesome' ? undefined : openLibrary(library, packageParents(projectDir));
  const { solid, regular, brands } = fontAwesomeNames();
  const own = installed?.names() ?? [];
  return [...new Set([...own, ...[...solid, ...regular, ...brands].sort()])];
}
