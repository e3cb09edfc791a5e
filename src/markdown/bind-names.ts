/** Gives every name that compiled code uses a value: an import, a component of the site, a prop. */
import { Fragment } from 'astro/jsx-runtime';
import { placeIn, type Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { diagnoseMarkdown } from '../core/diagnostics/markdown-entries.ts';
import { nearest } from '../core/diagnostics/nearest.ts';
import { meantComponent } from '../core/site/component-synonyms.ts';
import { positionAt, type Position } from '../core/source/source-file.ts';
import { createJsxRuntime, type JsxRuntime } from './author-jsx.ts';
import type { CompileHost } from './compile-host.ts';
import type { JsxComponent } from './compiled-page.ts';
import { lazyComponent } from './evaluate.ts';
import type { Findings } from './findings.ts';
import { freeNames } from './free-names.ts';
import type { ModuleSource } from './module-source.ts';
import { PLACE_NAME, placeErrors } from './placed-errors.ts';
import { findReactName } from './react-stand-ins.ts';
import type { ResolvedNames } from './resolve-imports.ts';

/** A file on its way to exports: what was found in it, and what its imports stand for. */
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
  /** What tags of the file mean beside the components of the site. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Whether code that runs for this file has a loop. */
  readonly mayLoop: boolean;
  /** Components that nobody provides, by the name of the one that is meant where that is certain. */
  readonly unknownComponents: ReadonlyMap<string, string | undefined>;
}

/** Only browsers have these; code that asks whether they are there gets the answer of a server. */
const BROWSER_NAMES: ReadonlySet<string> = new Set([
  ...['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage', 'screen'],
  ...['matchMedia', 'requestAnimationFrame', 'cancelAnimationFrame', 'getComputedStyle', 'self'],
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'HTMLElement', 'Element'],
]);

/** Prose that says so costs time, and nothing else. */
const LOOP = /\b(?:for|while)\s*(?:await\s*)?\(|\bdo\s*\{/;

export function bindNames(code: string, context: ModuleContext): Bindings {
  const { module, findings, host, names } = context;
  const placeOf = (position: Position | undefined) => placeIn(module.source.path, position);
  const mayLoop = LOOP.test(code) || names.mayLoop;
  // A limit costs more than most expressions do.
  const limit = mayLoop ? host.limitTime : (run: () => unknown) => run();
  const runtime = createJsxRuntime({
    call: (component, props) => {
      const use = findings.tags.find(({ name }) => name.split('.').at(-1) === component.name);
      return placeErrors(() => limit(() => component(props)), placeOf(use?.position));
    },
    rewriteUrl: (url, kind) => host.rewriteUrl({ url, kind, file: module.source.path }),
    // Tags of pictures get what pictures in Markdown get.
    drawElement: (name) => (name === 'img' ? host.components()['img'] : undefined),
  });
  const scope = new Map<string, unknown>(Object.entries(names.values));
  const propNames: string[] = [];
  scope.set(PLACE_NAME, (rank: number, evaluate: () => unknown) => {
    const { code: written = '', position } = findings.expressions[rank] ?? {};
    const run = () => evaluateLeniently(evaluate, written, propNames);
    return placeErrors(() => limit(run), placeOf(position));
  });
  const unknownComponents = new Map<string, string | undefined>();
  const replace = (name: string): unknown => {
    const meant = meantComponent(name, host.componentNames);
    unknownComponents.set(name, meant);
    return meant === undefined
      ? standIn(name, findings, runtime)
      : lazyComponent(meant, host.components, runtime);
  };
  const missing = Object.fromEntries(
    missingComponents(code, context).map((name) => [name, replace(name)]),
  );
  for (const name of hasCode(context) ? freeNames(code) : []) {
    if (scope.has(name)) continue;
    const isTag = findings.tags.some((tag) => tag.name.split('.')[0] === name);
    if (host.componentNames.has(name)) {
      scope.set(name, lazyComponent(name, host.components, runtime));
    } else if (isTag && /^[A-Z]/.test(name)) {
      scope.set(name, replace(name));
    } else {
      scope.set(name, findReactName(name));
      const isProp = scope.get(name) === undefined && !BROWSER_NAMES.has(name);
      if (isProp) propNames.push(name);
    }
  }
  const components = { ...names.components, ...missing };
  return { runtime, scope, propNames, components, mayLoop, unknownComponents };
}

/**
 * An undefined name shows nothing, and so does what an expression reads from it: `{user.name}`
 * without a `user`. That the name is undefined is told elsewhere.
 */
function evaluateLeniently(
  evaluate: () => unknown,
  written: string,
  undefinedNames: readonly string[],
): unknown {
  try {
    return evaluate();
  } catch (error) {
    const words = new Set(written.match(/[\w$]+/g));
    const readsUndefined = undefinedNames.some((name) => words.has(name));
    if (error instanceof TypeError && readsUndefined) return undefined;
    throw error;
  }
}

/** Shows the content of an unknown component, and of those that are its parts: `<Foo.Bar>` of `Foo`. */
function standIn(name: string, findings: Findings, runtime: JsxRuntime): unknown {
  const parts = findings.tags
    .filter((tag) => tag.name.startsWith(`${name}.`))
    .map((tag) => tag.name.slice(name.length + 1).split('.')[0] ?? '');
  const contentOnly: JsxComponent = ({ children }) => runtime.jsx(Fragment, { children });
  return Object.assign(
    contentOnly,
    Object.fromEntries(parts.map((part) => [part, standIn(`${name}.${part}`, findings, runtime)])),
  );
}

/** Whether a file has any JavaScript of its author's: most pages have none. */
function hasCode({ module, findings }: ModuleContext): boolean {
  return module.format === 'jsx' || findings.expressions.length > 0 || findings.declared.size > 0;
}

/** Component names that compiled Markdown asks for and nobody provides. */
function missingComponents(code: string, { findings, host, names }: ModuleContext): string[] {
  const asked = code.matchAll(/_missingMdxReference\("([^"]+)"/g);
  const wanted = new Set(Array.from(asked, ([, name = '']) => name));
  const isKnown = (name: string): boolean =>
    host.componentNames.has(name) ||
    Object.hasOwn(names.components, name.split('.')[0] ?? name) ||
    findings.declared.has(name) ||
    findings.fences.some(({ fence }) => fence.name === name);
  return [...wanted].filter((name) => !isKnown(name));
}

/** What is to be said of names without a meaning. Snippets read names from their props. */
export function diagnoseNames(
  { propNames, unknownComponents }: Bindings,
  context: ModuleContext,
): Diagnostic[] {
  const { role, format } = context.module;
  const hasProps = role === 'snippet' && format !== 'jsx';
  return [
    ...Array.from(unknownComponents, ([name, meant]) => diagnoseComponent(name, meant, context)),
    ...(hasProps ? [] : propNames).map((name) => diagnoseName(name, context)),
  ];
}

function diagnoseComponent(
  name: string,
  meant: string | undefined,
  context: ModuleContext,
): Diagnostic {
  const { module, findings, host, names } = context;
  const use = findings.tags.find((tag) => tag.name === name || tag.name.startsWith(`${name}.`));
  const place = placeIn(module.source.path, use?.position);
  if (meant !== undefined) return diagnoseMarkdown('page/component-name', { name, meant }, place);
  const candidates = [...host.componentNames, ...Object.keys(names.components)].filter(
    (candidate) => /^[A-Z]/.test(candidate),
  );
  const facts = { name: use?.name ?? name, nearest: nearest(name, candidates) };
  return diagnoseMarkdown('page/unknown-component', facts, place);
}

function diagnoseName(name: string, { module, findings }: ModuleContext): Diagnostic {
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const expression = findings.expressions.find(({ code }) => word.test(code));
  const { text, path } = module.source;
  const written = word.exec(text)?.index;
  const position =
    expression?.position ?? (written === undefined ? undefined : positionAt(text, written));
  return diagnoseMarkdown('page/undefined-name', { name }, placeIn(path, position));
}
