import { Fragment } from 'astro/jsx-runtime';
import { diagnoseMarkdown } from '../core/diagnostics/markdown-entries.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { diagnoseEvaluation } from './diagnose-evaluation.ts';
import { nearest } from '../core/diagnostics/nearest.ts';
import type { Position } from '../core/source/source-file.ts';
import type { CompileHost, CompiledModule } from './compile-host.ts';
import type { JsxComponent } from './compiled-page.ts';
import { evaluate, lazyComponent, toComponent } from './evaluate.ts';
import { freeNames } from './free-names.ts';
import type { ModuleSource } from './module-source.ts';
import { type ResolvedNames, resolveImports } from './resolve-imports.ts';
import { toCode } from './to-code.ts';
import type { Findings } from './visit-source.ts';

/** Compiles a page or snippet and the snippets it includes. Never throws for an author's mistake. */
export async function compileModule(
  module: ModuleSource,
  host: CompileHost,
): Promise<CompiledModule> {
  await host.prepareFences(module.source.text);
  const output = toCode(module, host);
  if (output.kind === 'error') {
    return { exports: {}, references: [], diagnostics: [output.diagnostic] };
  }
  const { code, findings, references, repairs } = output;
  const names = await resolveImports({
    module,
    findings,
    host,
    compile: (snippet) => compileModule(snippet, host),
  });
  const diagnostics = [...repairs, ...names.diagnostics, ...checkFences(module, findings)];
  const components = { ...names.components, ...missing() };
  const exports = run();
  const content = exports.default as JsxComponent | undefined;
  return {
    exports,
    ...(content && {
      content: toComponent(content, () => ({ ...host.components(), ...components })),
    }),
    references: [...references, ...names.references],
    diagnostics,
  };

  function missing(): Record<string, unknown> {
    const unknown = unknownComponents({ code, findings, host, names });
    diagnostics.push(
      ...unknown.map((name) => diagnoseComponent({ name, module, findings, host, names })),
    );
    return Object.fromEntries(unknown.map((name) => [name, Fragment]));
  }

  function run(): Record<string, unknown> {
    const { scope, propNames } = bindNames({ code, host, names, findings });
    if (module.role === 'page') {
      diagnostics.push(...propNames.map((name) => diagnoseName({ name, module, findings })));
    }
    try {
      return evaluate({ code, scope, propNames });
    } catch (error) {
      diagnostics.push(diagnoseEvaluation(error, module.source.path));
      return {};
    }
  }
}

/** Gives every name the code uses a value: an import, a component of the site, or a prop. */
function bindNames({
  code,
  host,
  names,
  findings,
}: {
  code: string;
  host: CompileHost;
  names: ResolvedNames;
  findings: Findings;
}): { scope: Map<string, unknown>; propNames: string[] } {
  const scope = new Map<string, unknown>(Object.entries(names.values));
  const isPlain = findings.expressions.length === 0 && findings.declared.size === 0;
  if (isPlain) return { scope, propNames: [] };
  const propNames: string[] = [];
  for (const name of freeNames(code)) {
    if (scope.has(name)) continue;
    if (host.componentNames.has(name)) scope.set(name, lazyComponent(name, host.components));
    else propNames.push(name);
  }
  return { scope, propNames };
}

/** Component names that the compiled code asks for and nobody provides. */
function unknownComponents({
  code,
  findings,
  host,
  names,
}: {
  code: string;
  findings: Findings;
  host: CompileHost;
  names: ResolvedNames;
}): string[] {
  const wanted = [...code.matchAll(/_missingMdxReference\("([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const isKnown = (name: string): boolean =>
    host.componentNames.has(name) ||
    Object.hasOwn(names.components, name.split('.')[0] ?? name) ||
    findings.declared.has(name) ||
    findings.fences.some(({ fence }) => fence.name === name);
  return [...new Set(wanted)].filter((name) => !isKnown(name));
}

function diagnoseComponent({
  name,
  module,
  findings,
  host,
  names,
}: {
  name: string;
  module: ModuleSource;
  findings: Findings;
  host: CompileHost;
  names: ResolvedNames;
}): Diagnostic {
  const use = findings.componentUses.find((candidate) => candidate.name === name);
  const candidates = [...host.componentNames, ...Object.keys(names.components)].filter(
    (candidate) => /^[A-Z]/.test(candidate),
  );
  return diagnoseMarkdown(
    'page/unknown-component',
    { name, nearest: nearest(name, candidates) },
    toPlace(module, use?.position),
  );
}

function diagnoseName({
  name,
  module,
  findings,
}: {
  name: string;
  module: ModuleSource;
  findings: Findings;
}): Diagnostic {
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const expression = findings.expressions.find(({ code }) => word.test(code));
  return diagnoseMarkdown('page/undefined-name', { name }, toPlace(module, expression?.position));
}

function checkFences(module: ModuleSource, findings: Findings): Diagnostic[] {
  return findings.fences.flatMap(({ fence, position }) =>
    fence.unknownLanguage === undefined
      ? []
      : [
          diagnoseMarkdown(
            'page/unknown-language',
            fence.unknownLanguage,
            toPlace(module, position),
          ),
        ],
  );
}

function toPlace({ source }: ModuleSource, position: Position | undefined) {
  return { file: source.path, ...(position && { position }) };
}
