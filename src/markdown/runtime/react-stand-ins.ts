/**
 * Replaces React for the code of pages while a page is rendered: a state keeps its first value, and effects
 * never run. Interactive components are rendered with the same React as in the browser, which is in
 * `src/islands/`.
 */
import { Fragment, isVNode, jsx } from 'astro/jsx-runtime';
import { Children } from '../../islands/react-names.ts';
import type { RenderLog } from '../model/render-log.ts';
import type { JsxComponent } from '../model/compiled-page.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';

type Callback = (...values: unknown[]) => unknown;

const nothing = (): undefined => undefined;
const callNow = (make: Callback) => make();
const keep = (value: unknown) => value;
const firstOf = (value: unknown) => (typeof value === 'function' ? (value as Callback)() : value);

type Props = Readonly<Record<string, unknown>>;

interface Context {
  readonly current: unknown;
}

const hooks = {
  useCallback: keep,
  useContext: (context: Context | undefined) => context?.current,
  useDebugValue: nothing,
  useDeferredValue: keep,
  useEffect: nothing,
  // The ids of a page are counted, in `reactOf`.
  useId: nothing,
  useImperativeHandle: nothing,
  useInsertionEffect: nothing,
  useLayoutEffect: nothing,
  useMemo: callNow,
  useReducer: (_reduce: unknown, state: unknown, begin?: Callback) => [
    begin ? begin(state) : state,
    nothing,
  ],
  useRef: (current: unknown) => ({ current }),
  useState: (first: unknown) => [firstOf(first), nothing],
  useSyncExternalStore: (_subscribe: unknown, read: Callback, readAtBuild?: Callback) =>
    (readAtBuild ?? read)(),
  useTransition: () => [false, callNow],
};

const CHANGING = [
  'useEffect',
  'useInsertionEffect',
  'useLayoutEffect',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
] as const;

/** The base class of class components, which are rendered elsewhere. */
class Component {
  readonly isReactComponent = true;
}

const Pass: JsxComponent = ({ children }) => jsx(Fragment, { children });

/**
 * Returns `createContext`. A page creates the content of a tag before the tag itself, so a value that a
 * provider in the text of a page gives does not reach its content.
 */
const createContextWith = (log: RenderLog) => (current: unknown) => {
  const Provider: JsxComponent = ({ value, children }) => {
    const { around } = log;
    if (value !== current && around !== undefined) {
      log.report?.(diagnoseSnippet('component/context', {}, around));
    }
    return jsx(Fragment, { children });
  };
  const draw = (child: unknown) =>
    typeof child === 'function' ? (child as Callback)(current) : child;
  const Consumer = ({ children }: Props) => [children].flat().map(draw);
  // React 19 renders a context itself as its provider.
  return Object.assign(Provider, { current, Provider, Consumer });
};

type CreateElement = (type: unknown, props?: Props) => unknown;

/** Returns `createElement` for code whose elements are created by `create`. */
const createElementWith =
  (create: CreateElement) =>
  (type: unknown, props: object | null, ...children: unknown[]): unknown =>
    create(type, { ...props, ...(children.length > 0 && { children }) });

const createElement = createElementWith(jsx);

/**
 * The exports of the module `react`. `cloneElement` is missing, because the children that a page gives to a
 * component are finished HTML, which it could not change.
 */
const react: Props = {
  ...hooks,
  Children,
  Component,
  Fragment,
  PureComponent: Component,
  StrictMode: Pass,
  Suspense: Pass,
  createElement,
  createPortal: keep,
  createRef: () => ({ current: null }),
  flushSync: callNow,
  forwardRef: (render: Callback) => (props: unknown) => render(props, null),
  isValidElement: (value: unknown) => Boolean(value && isVNode(value)),
  lazy: () => Pass,
  memo: keep,
  startTransition: callNow,
};

/** Names of the hooks, which work in pages and snippets without an import. */
export const reactHooks: ReadonlySet<string> = new Set(Object.keys(hooks));

/**
 * Returns the replacement for a package of React; undefined for every other package.
 * @param log counts the ids on a page, and receives what has no effect.
 */
export function findReactModule(path: string, log: RenderLog): Props | undefined {
  if (!isReactModule(path)) return undefined;
  const names = reactOf(log);
  return { ...names, default: names };
}

/**
 * Returns a value from React as the code of one file uses it: its `createElement` makes the same elements
 * as the tags of the file.
 */
export function bindReact(value: unknown, create: CreateElement): unknown {
  if (value === createElement) return createElementWith(create);
  if (typeof value !== 'object' || value === null || !('createElement' in value)) return value;
  if (value.createElement !== createElement) return value;
  const bound = { ...value, createElement: createElementWith(create) };
  return 'default' in value ? { ...bound, default: bound } : bound;
}

/** Whether a package is React or its renderer. */
export function isReactModule(path: string): boolean {
  return path === 'react' || path === 'react-dom';
}

/** Returns the meaning of a free name in code that uses React without importing it. */
export function findReactName(name: string, log: RenderLog): unknown {
  if (name === 'React') return reactOf(log);
  return reactHooks.has(name) ? reactOf(log)[name] : undefined;
}

function reactOf(log: RenderLog): Props {
  // No heading has an id with colons.
  const useId = () => `:r${log.takeRank()}:`;
  return { ...react, ...reportedWith(log), createContext: createContextWith(log), useId };
}

/** Returns the hooks by which something changes in a browser. An expression that calls one is reported. */
function reportedWith(log: RenderLog): Props {
  const entries = CHANGING.map((name) => {
    const hook = hooks[name] as Callback;
    const reported: Callback = (...values) => {
      const { expression } = log;
      if (expression !== undefined) log.report?.(diagnoseSnippet('component/hook', {}, expression));
      return hook(...values);
    };
    return [name, reported];
  });
  return Object.fromEntries(entries) as Props;
}
