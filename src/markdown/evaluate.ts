import { Fragment } from 'astro/jsx-runtime';
import type { JsxRuntime } from './author-jsx.ts';
import type { JsxComponent } from './compiled-page.ts';

export interface Evaluation {
  /** The compiler's function body; it reads the JSX runtime from `arguments[0]`. */
  readonly code: string;
  readonly runtime: JsxRuntime;
  /** Values that the code refers to by name. */
  readonly scope: ReadonlyMap<string, unknown>;
  /** Names that the content reads from its props, as `{word}` in a snippet does. */
  readonly propNames: readonly string[];
}

const CONTENT_HEAD = 'function _createMdxContent(props) {';

/**
 * Runs compiled code and returns what it exports. Pages are code of the repository they live in:
 * they run with the rights of the build, at build time only.
 */
export function evaluate({ code, runtime, scope, propNames }: Evaluation): Record<string, unknown> {
  const body =
    propNames.length === 0
      ? code
      : code.replace(CONTENT_HEAD, `${CONTENT_HEAD} const { ${propNames.join(', ')} } = props;`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- evaluating pages is the task
  const run = new Function('_runtime', ...scope.keys(), body) as (
    ...values: unknown[]
  ) => Record<string, unknown>;
  return run(runtime, ...scope.values());
}

/**
 * Makes the compiled content a component that Astro renders with its JSX renderer.
 * `components` is asked at render time, so that a reloaded component is picked up.
 */
export function toComponent(
  content: JsxComponent,
  components: () => Readonly<Record<string, unknown>>,
): JsxComponent {
  const Content: JsxComponent = (props) =>
    content({ ...props, components: { Fragment, ...components() } });
  return Object.assign(Content, {
    [Symbol.for('mdx-component')]: true,
    [Symbol.for('astro:renderer')]: 'astro:jsx',
    [Symbol.for('astro.needsHeadRendering')]: false,
  });
}

/** A component by name, looked up when it is rendered. */
export function lazyComponent(
  name: string,
  components: () => Readonly<Record<string, unknown>>,
  { jsx }: JsxRuntime,
): JsxComponent {
  return (props) => jsx(components()[name] ?? Fragment, props);
}
