/**
 * Parts of components that compiled code asks for: `Folder` of `<Tree.Folder>`. JavaScript fails at a part
 * of what is not there, so that each gets something that shows its content.
 */
import { Fragment } from 'astro/jsx-runtime';
import type { JsxComponent } from '../model/compiled-page.ts';
import type { JsxRuntime } from '../runtime/author-jsx.ts';
import { type ComponentFinder, lazyComponent } from '../runtime/evaluate.ts';

/** `['Tree', 'Folder']`. HTML takes nearly everything for a name, so that a part may be any text. */
type PartPath = readonly [component: string, ...parts: string[]];

/** What the compiler makes of a tag whose name has a dot: `_jsx(Tree.Folder, {`, `_jsx(tree["a<b"].c, {`. */
const ASKED =
  /\b_jsxs?\(([\p{ID_Start}$_][\p{ID_Continue}$]*)((?:\.[\p{ID_Continue}$]+|\["(?:[^"\\]|\\.)*"\])+),/gu;
const PART = /\.([\p{ID_Continue}$]+)|\[("(?:[^"\\]|\\.)*")\]/gu;

export interface PartsContext {
  /** Whether the author's own code says what a name means. */
  readonly isBound: (name: string) => boolean;
  readonly finder: ComponentFinder;
  /** What names of the code mean, and what tags do beside the components of the site. */
  readonly scope: ReadonlyMap<string, unknown>;
  readonly given: Readonly<Record<string, unknown>>;
}

export interface CompletedParts {
  /** The components that were given, and those of the site that were given parts. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Names such as `Tree.Foldr`. What else could be meant is not certain. */
  readonly unknown: ReadonlyMap<string, undefined>;
}

/** Lets tags that name a part which a component lacks show their content, as unknown components do. */
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

/** What stands for a component that nobody provides. */
export function contentOnly(runtime: JsxRuntime): JsxComponent {
  return ({ children }) => runtime.jsx(Fragment, { children });
}

/** Each once; names that the compiler made itself are left out. */
function findAskedParts(code: string): readonly PartPath[] {
  const found = new Map<string, PartPath>();
  for (const [, root = '', chain = ''] of code.matchAll(ASKED)) {
    if (root.startsWith('_')) continue;
    const path: PartPath = [root, ...Array.from(chain.matchAll(PART), toPart)];
    found.set(path.join('.'), path);
  }
  // Shorter ones first: each is told of by itself.
  return [...found.values()].toSorted((left, right) => left.length - right.length);
}

function toPart([, name, quoted]: RegExpMatchArray): string {
  return name ?? (JSON.parse(quoted ?? '""') as string);
}

/** Whether the component lacked parts of the path, which it has from then on. */
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
