import { minifySync } from 'rolldown/utils';
import { toPlainName } from '../../core/text/plain-letters.ts';
import * as react from '../../islands/react.ts';
import type { ImportStatement } from '../imports.ts';
import type { IslandHost, IslandModule } from '../model/island.ts';
import { BROWSER_GLOBALS } from '../runtime/author-names.ts';
import { toFunction } from '../runtime/evaluate.ts';
import { isReactModule, reactHooks } from '../runtime/react-stand-ins.ts';
import { GLOBAL_REACT } from '../source/environment-uses.ts';
import { findLoads } from './find-loads.ts';
import { type IslandCode, JSX_SOURCE, toIslandCode } from './island-code.ts';

export interface IslandParts {
  readonly file: string;
  /** The code of the module, which is known to be free of errors. */
  readonly code: string;
  /** Whether other modules can import it, so that all of its exports are needed. */
  readonly isShared: boolean;
  /** Names of the declarations that need a browser, exported or not. */
  readonly live: ReadonlySet<string>;
  /** The modules that it imports, by their paths as written. */
  readonly modules: ReadonlyMap<string, IslandModule>;
  /** Names of the site's components, which browsers do not have. */
  readonly componentNames: ReadonlySet<string>;
  readonly host: IslandHost;
  readonly findBrowserRead: IslandModule['findBrowserRead'];
}

/** Where a name in the code gets its value from. */
interface Binding {
  readonly local: string;
  readonly imported: string;
  readonly from: 'react' | 'nothing' | IslandModule;
}

/** Names of React that code can use without an import. */
export const TAKEN_FOR_GRANTED: ReadonlySet<string> = new Set([
  ...reactHooks,
  'React',
  GLOBAL_REACT,
  'Fragment',
  'createContext',
  'memo',
]);

/** Creates the browser version of an author's code. Nothing is compiled, run or stored until it is needed. */
export function createIslandModule(parts: IslandParts): IslandModule {
  const { live, host, findBrowserRead } = parts;
  const compile = once(() => toIslandCode(parts.code, parts.isShared ? undefined : live));
  const bind = once(() => listBindings(compile(), parts));
  return {
    live,
    findBrowserRead,
    loads: once(() => {
      const all = [findLoads(compile().text), ...listModules(bind()).map((one) => one.loads())];
      return {
        embeds: all.flatMap(({ embeds }) => embeds),
        open: [...new Set(all.flatMap(({ open }) => open))],
      };
    }),
    exports: once(() => run(compile(), bind(), parts)),
    href: once(() => host.keepFile(toFileName(parts.file), format(compile(), bind(), parts))),
  };
}

/** Creates a module whose default export is a value. */
export function createDataModule(file: string, value: unknown, host: IslandHost): IslandModule {
  const code = `export default ${JSON.stringify(value)};\n`;
  return {
    live: new Set(),
    loads: () => ({ embeds: [], open: [] }),
    findBrowserRead: () => undefined,
    exports: () => ({ default: value }),
    href: once(() => host.keepFile(toFileName(file), code)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Returns a file name of plain letters, digits and hyphens only, so that its address needs no escaping in
 * pages.
 */
function toFileName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return `${toPlainName(name).replace(/^-|-$/g, '') || 'island'}.js`;
}

function listBindings({ imports, free }: IslandCode, parts: IslandParts): Binding[] {
  const imported = imports.flatMap((statement) => bindImport(statement, parts));
  const granted = free.flatMap((local): Binding[] => {
    if (TAKEN_FOR_GRANTED.has(local)) return [toReact(local, local)];
    return parts.componentNames.has(local) ? [toNothing(local)] : [];
  });
  return [...imported, ...granted];
}

function bindImport({ path, names }: ImportStatement, { modules }: IslandParts): Binding[] {
  if (path === JSX_SOURCE || isReactModule(path)) {
    return names.map(({ local, imported }) => toReact(local, imported));
  }
  const module = modules.get(path);
  return names.map(({ local, imported }) =>
    module !== undefined && (imported === '*' || imported in module.exports())
      ? { local, imported, from: module }
      : toNothing(local),
  );
}

/** Lists each of the author's modules that the code imports once. */
function listModules(bindings: readonly Binding[]): IslandModule[] {
  return [...new Set(bindings.map(({ from }) => from))].filter((from) => typeof from === 'object');
}

function toReact(local: string, imported: string): Binding {
  const name = ['*', 'React', GLOBAL_REACT].includes(imported) ? 'default' : imported;
  return name in react ? { local, imported: name, from: 'react' } : toNothing(local);
}

function toNothing(local: string): Binding {
  return { local, imported: 'Content', from: 'nothing' };
}

/** Whether a name can be that of a tag, whose content is shown even if the component is missing. */
function isTagName({ local }: Binding): boolean {
  return /^[A-Z]/.test(local);
}

function run(
  { body, exported, free }: IslandCode,
  bindings: readonly Binding[],
  { live, host }: Pick<IslandParts, 'live' | 'host'>,
): Record<string, unknown> {
  const isMissing = (name: string) => BROWSER_GLOBALS.has(name) || !(name in globalThis);
  const scope = new Map<string, unknown>(
    free.filter((name) => name !== 'arguments' && isMissing(name)).map((name) => [name, undefined]),
  );
  for (const binding of bindings) scope.set(binding.local, valueOf(binding));
  const names = new Map([...localExports(exported, live), ...exported]);
  const pairs = [...names].map(([name, local]) => `${JSON.stringify(name)}: ${local}`);
  const code = `"use strict";\n${body}\nreturn { ${pairs.join(', ')} };`;
  return toFunction([...scope.keys()], code, host.console)(...scope.values());
}

function valueOf(binding: Binding): unknown {
  const { from, imported } = binding;
  if (from === 'nothing') return isTagName(binding) ? react.Content : undefined;
  const names: Readonly<Record<string, unknown>> = from === 'react' ? react : from.exports();
  return imported === '*' ? names : names[imported];
}

/** Returns the names that pages use and the module does not export, each under its own name. */
function localExports(
  exported: IslandCode['exported'],
  live: ReadonlySet<string>,
): Map<string, string> {
  const names = [...live].filter((name) => name !== 'default' && !exported.has(name));
  return new Map(names.map((name) => [name, name]));
}

/** Formats the text of the file. Its imports are relative, because all modules are in one folder. */
function format(
  { text, exported }: IslandCode,
  bindings: readonly Binding[],
  { host, live }: IslandParts,
): string {
  const lines = bindings.map((binding) => {
    const { from, local, imported } = binding;
    if (from === 'nothing' && !isTagName(binding)) return `const ${local} = undefined;`;
    const href = typeof from === 'string' ? host.runtimeHref() : from.href();
    const specifier = JSON.stringify(`.${href.slice(href.lastIndexOf('/'))}`);
    if (imported === '*') return `import * as ${local} from ${specifier};`;
    return `import { ${imported} as ${local} } from ${specifier};`;
  });
  const added = [...localExports(exported, live).keys()];
  const end = added.length > 0 ? `export { ${added.join(', ')} };` : '';
  const code = [...lines, text, end].join('\n');
  return `${minifySync('module.js', code, { module: true }).code}\n`;
}
