import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { during } from '../../core/diagnostic/journal.ts';
import { positionAt, type Position, type SourceFile } from '../../core/text/source-file.ts';
import type { HeadingPlace } from '../../core/pages/uses.ts';
import { isRead } from '../runtime/author-names.ts';
import type { CompileHost, CompiledModule } from '../model/compile-host.ts';
import type { JsxComponent } from '../model/compiled-page.ts';
import type { Findings } from '../model/findings.ts';
import type { IslandModule } from '../model/island.ts';
import type { ModuleSource } from '../model/module-source.ts';
import { diagnoseEvaluation } from '../runtime/diagnose-evaluation.ts';
import { evaluate, toComponent } from '../runtime/evaluate.ts';
import { replaceHostReads } from '../source/environment-uses.ts';
import { createIslandModule } from '../islands/island-module.ts';
import { isComponentName } from '../islands/find-live.ts';
import { readModule } from '../islands/read-module.ts';
import { jsxToCode } from '../source/jsx-to-code.ts';
import { diagnoseOverflow } from '../source/stack-overflow.ts';
import { type Bindings, bindNames, type ModuleContext } from './bind-names.ts';
import { checkModule } from './check-module.ts';
import { diagnoseAwait } from './diagnose-await.ts';
import { diagnoseHandlers, diagnoseNames } from './diagnose-names.ts';
import { listLinks } from './list-links.ts';
import { LiveElements } from './live-elements.ts';
import { parseData } from './parse-data.ts';
import { resolveImports } from './resolve-imports.ts';

/**
 * Compiles a page or snippet and the snippets that it includes. Never throws because of an author's
 * mistake.
 */
export async function compileModule(
  module: ModuleSource,
  host: CompileHost,
): Promise<CompiledModule> {
  if (module.format === 'json') return parseData(module.source, host);
  const { path: file } = module.source;
  const failure = host.journal?.failureOf(file);
  if (failure !== undefined) return { exports: {}, links: [], diagnostics: [failure] };
  try {
    return await during(host.journal, { phase: 'compile', file }, () => compileCode(module, host));
  } catch (error) {
    return { exports: {}, links: [], diagnostics: [diagnoseOverflow(error, module.source)] };
  }
}

async function compileCode(module: ModuleSource, host: CompileHost): Promise<CompiledModule> {
  const compiled = await compileOnce(module, host);
  if (compiled.isEvaluated || module.format === 'jsx') return compiled;
  const { content } = await compileOnce({ ...module, leavesCodeOut: true }, host);
  return { ...compiled, ...(content && { content }), isWhole: false };
}

async function compileOnce(
  module: ModuleSource,
  host: CompileHost,
): Promise<CompiledModule & { readonly isEvaluated: boolean }> {
  const output = module.format === 'jsx' ? await jsxToCode(module) : await host.toCode(module);
  if (output.kind === 'error') {
    return { exports: {}, links: [], diagnostics: output.diagnostics, isEvaluated: true };
  }
  const { findings } = output;
  const code = replaceHostReads(output.code, 'body');
  const names = await resolveImports({
    module,
    findings,
    host,
    compile: (snippet) => compileModule(snippet, host),
  });
  const liveElements = new LiveElements(findings.liveElements, module.source.path);
  const context = { module, findings, host, names: liveElements.addTo(names) };
  const bindings = bindNames(code, context);
  const { island, reported } = readIsland(context, liveElements);
  liveElements.connect(bindings.runtime, island, host.islands);
  const { exports, failure } =
    host.onlyReads === true
      ? { exports: standInsFor(context), failure: [] }
      : output.html === undefined
        ? run(code, bindings, { context, island })
        : { exports: { default: toContent(output.html, bindings) }, failure: [] };
  const links = listLinks(findings, module.source.path);
  return {
    exports,
    ...(island && { island }),
    ...contentOf(exports, module, () => ({ ...host.components(), ...bindings.components })),
    readyCode: findings.readyCode,
    links: [...links, ...names.links],
    headingPlaces: [...placeHeadings(findings, module.source.path), ...names.headingPlaces],
    elementIds: [...listElementIds(findings), ...names.elementIds],
    mayLoop: bindings.mayLoop,
    isVolatile: bindings.isVolatile,
    isWhole: output.isWhole,
    isEvaluated: failure.length === 0,
    diagnostics: [
      ...output.faults,
      ...names.diagnostics,
      ...diagnoseNames(bindings, context),
      // Code that does not parse may declare the names.
      ...(output.isWhole ? diagnoseHandlers(liveElements.pieces, bindings, context) : []),
      ...checkModule(context, {
        links,
        live: new Set([...names.live, ...(island?.live ?? [])]),
        isWhole: output.isWhole,
      }),
      ...reported,
      ...liveElements.diagnostics,
      ...(isFollowUp(context, bindings) ? [] : failure),
    ],
  };
}

function listElementIds({ tags }: Findings): string[] {
  return tags.flatMap(({ name, props }) => {
    const id = props.find((prop) => prop.name === 'id')?.value;
    return /^[a-z][^.]*$/.test(name) && typeof id === 'string' && id !== '' ? id : [];
  });
}

function placeHeadings({ headings }: Findings, file: string): HeadingPlace[] {
  return headings.map(({ id, position }) => ({
    id,
    place: { file, ...(position && { position }) },
  }));
}

/** Returns the file's code as browsers load it, and the diagnostics about that code. */
function readIsland(
  { module, findings, host, names }: ModuleContext,
  liveElements: LiveElements,
): {
  island?: IslandModule;
  reported: readonly Diagnostic[];
} {
  const pieces = [...findings.code, ...liveElements.pieces];
  if (pieces.length === 0) return { reported: [] };
  const file = module.source.path;
  const { componentNames } = host;
  const isOwn = (name: string) => findings.declared.has(name) || Object.hasOwn(names.values, name);
  const { code, live, findBrowserRead, diagnostics } = readModule({
    file,
    pieces,
    importedLive: names.live,
    isOfSite: (name) =>
      names.ofSite.has(name) || (componentNames.has(name) && !isOwn(name.split('.')[0] ?? name)),
  });
  const island = createIslandModule({
    file,
    code,
    live,
    componentNames,
    findBrowserRead,
    isShared: module.role === 'snippet',
    modules: names.modules,
    host: host.islands,
  });
  return { island, reported: diagnostics };
}

/** Returns exports that have only the names of the real ones, for files that are read and not run. */
function standInsFor({ findings }: ModuleContext): Readonly<Record<string, unknown>> {
  const standIn = () => undefined;
  return Object.fromEntries([...findings.declared, 'default'].map((name) => [name, standIn]));
}

/** Returns a component that shows only a piece of HTML. */
function toContent(html: string, { runtime }: Bindings): JsxComponent {
  return () => runtime.jsx(runtime.Fragment, { 'set:html': html });
}

/**
 * Returns the component that Markdown was compiled to. A JSX file has none: it exports its components as
 * they are.
 */
function contentOf(
  { default: content }: Readonly<Record<string, unknown>>,
  { format }: ModuleSource,
  components: () => Readonly<Record<string, unknown>>,
): { content?: JsxComponent } {
  if (format === 'jsx' || content === undefined) return {};
  return { content: toComponent(content as JsxComponent, components) };
}

/**
 * Whether the code of a file reads names without a meaning. Those are reported already, and a failure to
 * run follows from them.
 */
function isFollowUp({ findings, names }: ModuleContext, { propNames }: Bindings): boolean {
  const missing = new Set([...names.unresolved, ...propNames, ...findings.reportedNames]);
  return isRead(findings.code, missing);
}

/** Returns the place of a failure; for a name that is declared twice, its second declaration. */
function placeOfFailure(
  error: unknown,
  { source: { path, text }, position }: { source: SourceFile; position: Position },
): Place {
  const name = /^Identifier '([\w$]+)' has already/.exec(
    String(error instanceof Error && error.message),
  )?.[1];
  if (name === undefined) return { file: path, position };
  const declaration = new RegExp(
    `\\b(?:const|let|var|function|class)\\s+${name.replaceAll('$', '\\$')}\\b`,
    'g',
  );
  const second = [...text.matchAll(declaration)][1]?.index;
  return { file: path, position: second === undefined ? position : positionAt(text, second) };
}

function run(
  code: string,
  { runtime, scope, propNames, mayLoop }: Bindings,
  { context, island }: { context: ModuleContext; island: IslandModule | undefined },
): { exports: Record<string, unknown>; failure: Diagnostic[] } {
  const { host } = context;
  const { source } = context.module;
  // Elements with event handlers are components in browsers only.
  const elements = new Set(context.findings.liveElements.map(({ name }) => name));
  const live = [...(island?.live ?? [])].filter(
    (name) => isComponentName(name) && !elements.has(name),
  );
  const found = (values: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(values)) {
      if (island === undefined || typeof value !== 'function') continue;
      host.islands.components.set(value, { module: island, name });
    }
  };
  const start = () =>
    evaluate({ code, runtime, scope, propNames, live, found, console: host.console });
  const at = /^export /m.exec(source.text)?.index;
  const position = positionAt(source.text, at ?? 0);
  const task = { phase: 'compile', file: source.path, line: position.line } as const;
  try {
    const exports = during(host.journal, task, mayLoop ? () => host.limitTime(start) : start);
    return { exports: exports as Record<string, unknown>, failure: [] };
  } catch (error) {
    const place = placeOfFailure(error, { source, position });
    const failure = diagnoseAwait(error, context) ?? diagnoseEvaluation(error, place);
    return { exports: {}, failure: [failure] };
  }
}
