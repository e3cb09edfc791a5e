/**
 * What the code of pages finds in place of React while a page is rendered: a state has its first value
 * for ever, an effect never happens. Components that come alive in the browser are rendered with what
 * they find there, which is in `src/islands/`.
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

/** What components may be derived from. They are rendered elsewhere. */
class Component {
  readonly isReactComponent = true;
}

const Pass: JsxComponent = ({ children }) => jsx(Fragment, { children });

/** What `import ... from 'react'` brings. */
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

/** The module of a package of React's; undefined for every other package. */
export function findReactModule(path: string): Readonly<Record<string, unknown>> | undefined {
  return isReactModule(path) ? { ...react, default: react } : undefined;
}

/** Whether a package is React, or what draws for it. */
export function isReactModule(path: string): boolean {
  return path === 'react' || path === 'react-dom';
}

/** What a free name means where React is taken for granted. */
export function findReactName(name: string): unknown {
  if (name === 'React') return react;
  return reactHooks.has(name) ? react[name] : undefined;
}
