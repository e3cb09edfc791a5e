/** Suggests the missing import for a component or a value that a snippet of the project provides. */
import { maskCodeAndComments } from '../../core/text/markup/list-code.ts';
import type { CompileHost } from '../model/compile-host.ts';

type Snippets = Pick<CompileHost, 'findSnippet' | 'snippetPaths'>;

/**
 * Returns the import statement for this name. A snippet with that name takes precedence over
 * others that export it; undefined if no snippet provides it, or if several do.
 */
export function suggestImport(
  name: string,
  file: string,
  { findSnippet, snippetPaths }: Snippets,
): string | undefined {
  const found = snippetPaths().flatMap((path) => {
    const source = findSnippet(path, file);
    if (source === undefined || source.path === file) return [];
    const isNamesake = fold(nameOf(path)) === fold(name);
    // Most files export nothing of the name, and masking their code and comments is slow.
    const mayExport = source.text.includes('export') && source.text.includes(name);
    if (!isNamesake && !mayExport) return [];
    const isMarkdown = MARKDOWN.test(path);
    const text = isMarkdown ? maskCodeAndComments(source.text) : source.text;
    const names = namesToImport(name, { text, isContent: isNamesake && isMarkdown });
    return names === undefined ? [] : [{ isNamesake, statement: `import ${names} from '${path}'` }];
  });
  const namesakes = found.filter(({ isNamesake }) => isNamesake);
  const [first, ...others] = namesakes.length > 0 ? namesakes : found;
  return others.length === 0 ? first?.statement : undefined;
}

const MARKDOWN = /\.mdx?$/i;

/** Returns how to write the name in an import of a file; undefined if the file does not export it. */
function namesToImport(
  name: string,
  { text, isContent }: { readonly text: string; readonly isContent: boolean },
): string | undefined {
  for (const [, preset, declared, list = ''] of text.matchAll(EXPORT)) {
    if (declared === name) return preset === undefined ? `{ ${name} }` : name;
    const given = list.split(',').map((each) =>
      each
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    if (given.includes(name)) return `{ ${name} }`;
  }
  return isContent ? name : undefined;
}

/** An exported declaration, or an export list. */
const EXPORT =
  /^export\s+(?:(default\s+)?(?:async\s+)?(?:const|let|var|class|function\*?)\s+([\w$]+)|\{([^{}]*)\})/gm;

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** Folds a name: `PlanTable`, `plan-table` and `plan_table` are the same. */
function fold(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase();
}
