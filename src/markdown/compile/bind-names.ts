/** Gives a value to every name that compiled code uses: an import, a component of the site, or a prop. */
import { meantComponent } from '../../core/components/component-synonyms.ts';
import type { CompileHost } from '../model/compile-host.ts';
import { type ModuleSource, readsProps } from '../model/module-source.ts';
import type { JsxRuntime } from '../runtime/author-jsx.ts';
import { BROWSER_GLOBALS, BROWSER_NAMES, findName } from '../runtime/author-names.ts';
import { allComponents, type ComponentFinder, lazyComponent } from '../runtime/evaluate.ts';
import { createModuleRuntime } from '../runtime/module-runtime.ts';
import { PLACE_NAME } from '../runtime/placed-errors.ts';
import type { RenderLog } from '../model/render-log.ts';
import { bindReact, findReactName } from '../runtime/react-stand-ins.ts';
import { TAKEN_FOR_GRANTED } from '../islands/island-module.ts';
import { renderIsland } from '../islands/render-island.ts';
import type { Findings } from '../model/findings.ts';
import { GLOBAL_REACT } from '../source/environment-uses.ts';
import { STATIC_COMPONENT } from '../static-html.ts';
import { completeAll, contentOnly } from './component-parts.ts';
import { type FreeNames, freeNames, freeNamesIn } from './free-names.ts';
import type { ResolvedNames } from './resolve-imports.ts';

/** A file on its way from source to exports: what was found in it, and what its imports resolve to. */
export interface ModuleContext {
  readonly module: ModuleSource;
  readonly findings: Findings;
  readonly host: CompileHost;
  readonly names: ResolvedNames;
}

export interface Bindings {
  readonly runtime: JsxRuntime;
  readonly scope: ReadonlyMap<string, unknown>;
  /** Names that the content reads from its props. */
  readonly propNames: readonly string[];
  /** Components for tags of the file, in addition to those of the site. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Whether code that runs for this file has a loop, and so might never end. */
  readonly mayLoop: boolean;
  /** Whether code of this file or of its imports reads values that can differ on the next run. */
  readonly isVolatile: boolean;
  /**
   * Names of components that nobody provides, each with the component that is meant where that is certain.
   */
  readonly unknownComponents: ReadonlyMap<string, string | undefined>;
}

/** Matches loops. Prose that looks like one costs only time. */
const LOOP = /\b(?:for|while)\s*(?:await\s*)?\(|\bdo\s*\{/;

export function bindNames(code: string, context: ModuleContext): Bindings {
  const { module, findings, host, names } = context;
  const mayLoop = LOOP.test(code) || names.mayLoop;
  const limit = limitOf(host, mayLoop);
  const isSnippet = readsProps(module);
  const { jsx: runtime, calls } = createModuleRuntime({
    findings,
    host,
    limit,
    file: module.source.path,
    renderLive: (use) => renderIsland({ ...use, host, limit }),
    undefinedNames: (props) => ({
      page: new Set([...names.unresolved, ...(isSnippet ? [] : propNames)]),
      snippet: new Set(isSnippet ? propNames.filter((name) => !isGiven(name, props)) : []),
      browser: new Set(namesOf('browser')),
    }),
  });
  const finder = { names: host.componentNames, components: host.components, runtime };
  const tags = readTagNames(findings);
  const stands = new StandIns(findings, finder, tags);
  const imported = importedComponents(context, finder, tags);
  // Later entries override earlier ones.
  const own = new Map<string, unknown>([
    ...Object.entries(names.values).map(
      ([local, value]) => [local, bindReact(value, runtime.jsx)] as const,
    ),
    ...Object.entries(calls),
    ...[...names.unresolved].map((local) => [local, undefined] as const),
    ...Object.entries(imported),
  ]);
  const lost = missingComponents(code, context);
  const missing = Object.fromEntries(lost.map((name) => [name, stands.replace(name)]));
  const free = freeNamesOf(code, context);
  const meanings = free.names
    .filter((name) => !own.has(name) && name !== PLACE_NAME)
    .map((name) => ({
      name,
      ...meaningOf(name, { findings, finder, tags, stands, log: host.log, runtime }),
    }));
  const namesOf = (kind: Meaning['kind']) =>
    meanings.flatMap((meaning) => (meaning.kind === kind ? meaning.name : []));
  const propNames = namesOf('prop');
  const scope = new Map([...own, ...meanings.map(({ name, value }) => [name, value] as const)]);
  const given = { ...names.components, ...imported, ...missing };
  const isBound = (name: string) => hasOwnMeaning(name, context) || tags.isOnlyBound(name);
  const { components, unknown } = completeAll(code, { isBound, finder, scope, given });
  return {
    runtime,
    scope,
    propNames,
    components,
    mayLoop,
    isVolatile: free.isVolatile || names.isVolatile,
    unknownComponents: new Map([...stands.unknown, ...unknown]),
  };
}

/** The meaning of a name that the file uses without defining it. */
interface Meaning {
  /** `prop`: a value that the content can be given; `browser`: a value that exists only in browsers. */
  readonly kind: 'component' | 'browser' | 'prop' | 'react';
  readonly value: unknown;
}

interface Finders {
  readonly findings: Findings;
  readonly finder: ComponentFinder;
  readonly tags: TagNames;
  readonly stands: StandIns;
  readonly log: RenderLog;
  readonly runtime: JsxRuntime;
}

function meaningOf(name: string, finders: Finders): Meaning {
  const { findings, finder, tags, stands, log, runtime } = finders;
  if (finder.names.has(name)) return { kind: 'component', value: lazyComponent(name, finder) };
  if (tags.free.has(name) && /^[A-Z]/.test(name)) {
    return { kind: 'component', value: stands.replace(name) };
  }
  const value = bindReact(findReact(name, log), runtime.jsx);
  if (BROWSER_NAMES.has(name)) return { kind: 'browser', value };
  return { kind: value === undefined && !isForBrowser(name, findings) ? 'prop' : 'react', value };
}

function findReact(name: string, log: RenderLog): unknown {
  return findReactName(name === GLOBAL_REACT ? 'React' : name, log);
}

/**
 * Returns the time limit for code with loops; other code runs without one, because a limit costs more than
 * most expressions do.
 */
function limitOf({ limitTime }: CompileHost, mayLoop: boolean): CompileHost['limitTime'] {
  return mayLoop ? limitTime : (run) => run();
}

/**
 * Whether a browser global is used only in code of components, which may run in a browser, and in no
 * expression.
 */
function isForBrowser(name: string, { expressions }: Findings): boolean {
  const names = new Set([name]);
  return (
    BROWSER_GLOBALS.has(name) &&
    expressions.every(({ code }) => findName(code, names) === undefined)
  );
}

interface TagNames {
  /** First parts of the tag names that get their meaning from outside the code around their tags. */
  readonly free: ReadonlySet<string>;
  /** Whether the code around the tags defines the name for all of them. */
  readonly isOnlyBound: (name: string) => boolean;
}

function readTagNames({ tags }: Findings): TagNames {
  const firstOf = (name: string): string => name.split('.')[0] ?? name;
  const [free, bound] = [new Set<string>(), new Set<string>()];
  for (const { name, isBound } of tags) (isBound === true ? bound : free).add(firstOf(name));
  const isOnlyBound = (name: string) => bound.has(firstOf(name)) && !free.has(firstOf(name));
  return { free, isOnlyBound };
}

/**
 * Returns components for tags whose names were to come from packages: components of the site, or ones that
 * show only their content.
 */
function importedComponents(
  { findings, names }: ModuleContext,
  finder: ComponentFinder,
  tags: TagNames,
): Readonly<Record<string, unknown>> {
  const imported: Record<string, unknown> = {};
  for (const [local, name] of names.ofSite) {
    imported[local] = name === '*' ? allComponents(finder) : lazyComponent(name, finder);
  }
  for (const local of names.unresolved) {
    if (tags.free.has(local)) imported[local] = standIn(local, findings, finder.runtime);
  }
  return imported;
}

/** Whether a prop is given. Children never count as missing: a snippet can be used without them. */
function isGiven(name: string, props: Readonly<Record<string, unknown>>): boolean {
  return name === 'children' || name in props;
}

/** Provides replacements for components that nobody provides. */
class StandIns {
  readonly #findings: Findings;
  readonly #finder: ComponentFinder;
  readonly #tags: TagNames;
  /** The replaced components, each with the component that is meant where that is certain. */
  readonly unknown = new Map<string, string | undefined>();

  constructor(findings: Findings, finder: ComponentFinder, tags: TagNames) {
    this.#findings = findings;
    this.#finder = finder;
    this.#tags = tags;
  }

  replace(name: string): unknown {
    const isBeside = (other: string) => this.#findings.tags.some((tag) => tag.name === other);
    const meant = meantComponent(name, this.#finder.names, isBeside);
    if (!this.#tags.isOnlyBound(name)) this.unknown.set(name, meant);
    return meant === undefined
      ? standIn(name, this.#findings, this.#finder.runtime)
      : lazyComponent(meant, this.#finder);
  }
}

/**
 * Returns a component that shows only its content, with such components as its parts: `<Foo.Bar>` for
 * `Foo`.
 */
function standIn(name: string, findings: Findings, runtime: JsxRuntime): unknown {
  const parts = findings.tags
    .filter((tag) => tag.name.startsWith(`${name}.`))
    .map((tag) => tag.name.slice(name.length + 1).split('.')[0] ?? '');
  return Object.assign(
    contentOnly(runtime),
    Object.fromEntries(parts.map((part) => [part, standIn(`${name}.${part}`, findings, runtime)])),
  );
}

/**
 * Whether a name means something in code that only browsers run: the page's own code, an import, the site's
 * components or React defines it.
 */
export function hasMeaning(name: string, context: ModuleContext): boolean {
  const { names, host } = context;
  if (hasOwnMeaning(name, context) || isImported(name, names)) return true;
  return host.componentNames.has(name) || TAKEN_FOR_GRANTED.has(name);
}

/** Whether the author's own code defines a name. */
function hasOwnMeaning(name: string, { findings, names }: ModuleContext): boolean {
  return (
    [names.components, names.values].some((own) => Object.hasOwn(own, name)) ||
    findings.declared.has(name)
  );
}

/**
 * Finds the free names of a file. Most pages have no code, and many have only expressions, which are faster
 * to read than the compiled code.
 */
function freeNamesOf(code: string, { module, findings }: ModuleContext): FreeNames {
  const isContentAlone =
    module.format !== 'jsx' &&
    !code.includes(GLOBAL_REACT) &&
    findings.code.every(({ isOnlyImports }) => isOnlyImports);
  const expressions = findings.expressions.map((expression) => expression.code);
  return (isContentAlone && freeNamesIn(expressions)) || freeNames(code);
}

/** Returns the component names that compiled Markdown asks for and nobody provides. */
function missingComponents(code: string, { findings, host, names }: ModuleContext): string[] {
  const asked = code.matchAll(/_missingMdxReference\("([^"]+)"/g);
  const wanted = new Set(Array.from(asked, ([, name = '']) => name));
  const isKnown = (name: string): boolean =>
    name === STATIC_COMPONENT ||
    host.componentNames.has(name) ||
    isImported(name.split('.')[0] ?? name, names) ||
    findings.declared.has(name) ||
    findings.fences.some(({ component }) => component === name);
  return [...wanted].filter((name) => !isKnown(name));
}

function isImported(name: string, { components, ofSite, unresolved }: ResolvedNames): boolean {
  return Object.hasOwn(components, name) || ofSite.has(name) || unresolved.has(name);
}
