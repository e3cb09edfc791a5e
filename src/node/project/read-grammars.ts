/** Reads the grammars that docs.json names for the project's own languages. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { diagnoseSite } from '../../core/checks/site-entries.ts';
import type { Config } from '../../core/config/config.ts';
import type { Locate } from '../../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type OwnGrammar, readOwnGrammar } from '../../core/theme/own-grammar.ts';
import { baseName } from '../disk/file-names.ts';
import { readTextSync } from '../disk/read-text.ts';
import type { DocsFolder } from './read-docs.ts';

/** The grammars that can be read. A path without a file is reported with the other paths of docs.json. */
export function readGrammars(
  { dir, staticFiles }: Pick<DocsFolder, 'dir' | 'staticFiles'>,
  { grammars: paths = [] }: Config['codeBlock'],
  locate: Locate,
): { readonly grammars: readonly OwnGrammar[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const grammars = paths.flatMap((path, rank) => {
    const wanted = path.replace(/^(?:\.?\/)+/, '');
    const found = staticFiles.find((each) => each.path === wanted);
    if (found === undefined) return [];
    const read = readTextSync(join(dir, found.file), found.file);
    diagnostics.push(...read.diagnostics);
    if (read.text === undefined) return [];
    const grammar = readOwnGrammar(read.text, { fallback: nameOf(found.file), digestOf });
    if (grammar !== undefined) return [grammar];
    const place = locate(['codeBlock', 'grammars', rank]);
    diagnostics.push(diagnoseSite('site/unreadable-grammar', { path }, place));
    return [];
  });
  return { grammars, diagnostics };
}

/** The language of a grammar file: `grammars/tolk.tmLanguage.json` is for `tolk`. */
function nameOf(file: string): string {
  return baseName(file).split('.')[0] ?? '';
}

function digestOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 8);
}
