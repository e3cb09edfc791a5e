/**
 * Provides the parts of components that compiled code asks for, such as `Folder` for `<Tree.Folder>`.
 * JavaScript throws on a part of something that does not exist, so each missing part becomes a component
 * that shows its content.
 */
import { Fragment } from 'astro/jsx-runtime';
import type { JsxComponent } from '../model/compiled-page.ts';
import type { JsxRuntime } from '../runtime/author-jsx.ts';
import { type ComponentFinder, lazyComponent } from '../runtime/evaluate.ts';

/**
 * A path such as `['Tree', 'Folder']`. HTML allows nearly any character in a name, so a part can be any
 * text.
 */
type PartPath = readonly [component: string, ...parts: string[]];

/** The compiler's output for a tag whose name has a dot: `_jsx(Tree.Folder, {`, `_jsx(tree["a<b"].c, {`. */
const ASKED =
  /\b_jsxs?\(([\p{ID_Start}$_][\p{ID_Continue}$]*)((?:\.[\p{ID_Continue}$]+|\["(?:[^"\\]|\\.)*"\])+),/gu;
const PART = /\.([\p{ID_Continue}$]+)|\[("(?:[^"\\]|\\.)*")\]/gu;

export interface PartsContext {
  /** Whether the author's own code defines a name. */
  readonly isBound: (name: string) => boolean;
  readonly finder: ComponentFinder;
  /** The values of names in the code. `given` holds the components for tags, apart from those of the site. */
  readonly scope: ReadonlyMap<string, unknown>;
  readonly given: Readonly<Record<string, unknown>>;
}

export interface CompletedParts {
  /** The given components, and those of the site that parts were added to. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Unknown names such as `Tree.Foldr`, without a suggestion, since what is meant is not certain. */
  readonly unknown: ReadonlyMap<string, undefined>;
}

/**
 * Adds missing parts to components, so that tags which name them show their content, as unknown components
 * do.
 */
export function completeAll(code: string, from: PartsContext): CompletedParts {
  const { isBound, finder, scope, given } = from;
  const components = { ...given };
  const unknown = new Map<string, undefined>();
  for (const path of findAskedParts(code)) {
    const [root] = path;
    if (isBound(root)) continue;
    if (finder.names.has(root)) components[root] ??= lazyComponent(root, finder);
    const holders = [components[root], scope.get(root)].filter(isComponent);
    const lacking = holders.filter((each) => lacksPart(each, path, finder.runtime));
    if (lacking.length > 0) unknown.set(path.join('.'), undefined);
  }
  return { components, unknown };
}

/** Returns the replacement for a component that nobody provides. */
export function contentOnly(runtime: JsxRuntime): JsxComponent {
  return ({ children }) => runtime.jsx(Fragment, { children });
}

/** Lists each path once, except names that the compiler made itself. */
function findAskedParts(code: string): readonly PartPath[] {
  const found = new Map<string, PartPath>();
  for (const [, root = '', chain = ''] of code.matchAll(ASKED)) {
    if (root.startsWith('_')) continue;
    const path: PartPath = [root, ...Array.from(chain.matchAll(PART), toPart)];
    found.set(path.join('.'), path);
  }
  // Shorter paths first, so that each is reported separately.
  return [...found.values()].toSorted((left, right) => left.length - right.length);
}

function toPart([, name, quoted]: RegExpMatchArray): string {
  return name ?? (JSON.parse(quoted ?? '""') as string);
}

/** Whether the component lacks parts of the path; adds those that it lacks. */
function lacksPart(component: JsxComponent, [, ...parts]: PartPath, runtime: JsxRuntime): boolean {
  let holder = component;
  let isComplete = true;
  for (const part of parts) {
    const known = partOf(holder, part);
    const next = known ?? contentOnly(runtime);
    if (known === undefined) Object.defineProperty(holder, part, { value: next });
    isComplete &&= known !== undefined;
    holder = next;
  }
  return !isComplete;
}

function partOf(holder: JsxComponent, part: string): JsxComponent | undefined {
  const value: unknown = Object.hasOwn(holder, part) ? Reflect.get(holder, part) : undefined;
  return isComponent(value) ? value : undefined;
}

function isComponent(value: unknown): value is JsxComponent {
  return typeof value === 'function';
}
