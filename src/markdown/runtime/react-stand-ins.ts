/**
 * Replaces React for the code of pages while a page is rendered: a state keeps its first value, and effects
 * never run. Interactive components are rendered with the same React as in the browser, which is in
 * `src/islands/`.
 */
import { Fragment, jsx } from 'astro/jsx-runtime';
import type { JsxComponent } from '../model/compiled-page.ts';

type Callback = (...values: unknown[]) => unknown;

const nothing = (): undefined => undefined;
const callNow = (make: Callback) => make();
const keep = (value: unknown) => value;
const firstOf = (value: unknown) => (typeof value === 'function' ? (value as Callback)() : value);

interface Context {
  readonly current: unknown;
}

const hooks = {
  useActionState: (_action: unknown, state: unknown) => [state, nothing, false],
  useCallback: keep,
  useContext: (context: Context | undefined) => context?.current,
  useDebugValue: nothing,
  useDeferredValue: keep,
  useEffect: nothing,
  useId: () => 'react-id',
  useImperativeHandle: nothing,
  useInsertionEffect: nothing,
  useLayoutEffect: nothing,
  useMemo: callNow,
  useOptimistic: (state: unknown) => [state, nothing],
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

/** The base class of class components, which are rendered elsewhere. */
class Component {
  readonly isReactComponent = true;
}

const Pass: JsxComponent = ({ children }) => jsx(Fragment, { children });

/** The exports of the module `react`. */
const react: Readonly<Record<string, unknown>> = {
  ...hooks,
  Component,
  Fragment,
  PureComponent: Component,
  StrictMode: Pass,
  Suspense: Pass,
  createContext: (current: unknown) => ({ current, Provider: Pass, Consumer: Pass }),
  createElement: (type: unknown, props: object | null, ...children: unknown[]) =>
    jsx(type, { ...props, ...(children.length > 0 && { children }) }),
  createPortal: keep,
  createRef: () => ({ current: null }),
  flushSync: callNow,
  forwardRef: (render: Callback) => (props: unknown) => render(props, null),
  isValidElement: (value: unknown) => typeof value === 'object' && value !== null,
  lazy: () => Pass,
  memo: keep,
  startTransition: callNow,
};

/** Names of the hooks, which work in pages and snippets without an import. */
export const reactHooks: ReadonlySet<string> = new Set(Object.keys(hooks));

/** Returns the replacement for a package of React; undefined for every other package. */
export function findReactModule(path: string): Readonly<Record<string, unknown>> | undefined {
  return isReactModule(path) ? { ...react, default: react } : undefined;
}

/** Whether a package is React or its renderer. */
export function isReactModule(path: string): boolean {
  return path === 'react' || path === 'react-dom';
}

/** Returns the meaning of a free name in code that uses React without importing it. */
export function findReactName(name: string): unknown {
  if (name === 'React') return react;
  return reactHooks.has(name) ? react[name] : undefined;
}
