import { Fragment } from 'astro/jsx-runtime';
import { DEFAULT_NAME } from '../imports.ts';
import type { JsxComponent } from '../model/compiled-page.ts';
import { STATIC_COMPONENT } from '../static-html.ts';
import type { JsxRuntime } from './author-jsx.ts';
import { callLayout } from './layout.ts';
import { PLACING_CODE } from './placed-errors.ts';

export interface Evaluation {
  /** The compiler's function body; it reads the JSX runtime from `arguments[0]`. */
  readonly code: string;
  readonly runtime: JsxRuntime;
  /** Values that the code refers to by name. */
  readonly scope: ReadonlyMap<string, unknown>;
  /** Names that the content reads from its props, as `{word}` in a snippet does. */
  readonly propNames: readonly string[];
  /** Names of the interactive components. */
  readonly live: readonly string[];
  /** The console for the code. */
  readonly console: Console;
  /** Receives the values of the names in `live`. */
  readonly found: (values: Readonly<Record<string, unknown>>) => void;
}

/** The name of the function to which the code passes its interactive components. */
const FOUND_NAME = '_found';

const CONTENT_HEAD = 'function _createMdxContent(props) {';

/**
 * Runs compiled code and returns its exports. Pages are code of the repository that they are in: they run
 * with the privileges of the build, at build time only.
 */
export function evaluate(evaluation: Evaluation): Record<string, unknown> {
  const { runtime, scope, propNames, found, console } = evaluation;
  const code = callLayout(withFound(evaluation));
  const names = propNames.length === 0 ? '' : ` const { ${propNames.join(', ')} } = props;`;
  const body = code.replace(CONTENT_HEAD, `${CONTENT_HEAD} ${PLACING_CODE}${names}`);
  const run = toFunction(['_runtime', FOUND_NAME, ...scope.keys()], body, console);
  return run(runtime, found, ...scope.values());
}

/**
 * Creates a function with these parameter names; its code sees the given console, and may declare its own.
 */
export function toFunction(
  names: readonly string[],
  body: string,
  console: Console,
): (...values: unknown[]) => Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-implied-eval -- evaluating pages is the task
  const make = new Function('console', `return function (${names.join(', ')}) {\n${body}\n};`) as (
    console: Console,
  ) => (...values: unknown[]) => Record<string, unknown>;
  return make(console);
}

/** Inserts a call before the code's last statement, which returns the exports. */
function withFound({ code, live }: Evaluation): string {
  if (live.length === 0) return code;
  const pairs = live.map((name) => (name === 'default' ? `default: ${DEFAULT_NAME}` : name));
  const at = code.lastIndexOf('return {');
  return `${code.slice(0, at)}${FOUND_NAME}({ ${pairs.join(', ')} });\n${code.slice(at)}`;
}

/**
 * Turns compiled content into a component that Astro renders with its JSX renderer. `components` is called
 * at render time, so that reloaded components are picked up. What the author passes on with `{...props}` is
 * without them.
 */
export function toComponent(
  content: JsxComponent,
  components: () => Readonly<Record<string, unknown>>,
): JsxComponent {
  const Content: JsxComponent = (props) => {
    const value = { Fragment, [STATIC_COMPONENT]: Fragment, ...components() };
    return content(Object.defineProperty({ ...props }, 'components', { value }));
  };
  return Object.assign(Content, {
    [Symbol.for('mdx-component')]: true,
    [Symbol.for('astro:renderer')]: 'astro:jsx',
    [Symbol.for('astro.needsHeadRendering')]: false,
  });
}

/** What is needed to find the site's components by name. */
export interface ComponentFinder {
  readonly names: ReadonlySet<string>;
  /** Called at render time. */
  readonly components: () => Readonly<Record<string, unknown>>;
  readonly runtime: JsxRuntime;
}

/**
 * Returns a component that is looked up by name when it is rendered, with its parts, such as `Folder` of
 * `Tree`.
 */
export function lazyComponent(name: string, finder: ComponentFinder): JsxComponent {
  const { names, components, runtime } = finder;
  const lazy: JsxComponent = (props) => runtime.jsx(components()[name] ?? Fragment, props);
  const parts = [...names].filter((each) => each.startsWith(`${name}.`));
  const entries = parts.map((part) => [part.slice(name.length + 1), lazyComponent(part, finder)]);
  return Object.assign(lazy, Object.fromEntries(entries) as object);
}

/** Returns all components of the site, as a namespace import of a package would contain them. */
export function allComponents(finder: ComponentFinder): Readonly<Record<string, JsxComponent>> {
  const whole = [...finder.names].filter((name) => !name.includes('.'));
  return Object.fromEntries(whole.map((name) => [name, lazyComponent(name, finder)]));
}
