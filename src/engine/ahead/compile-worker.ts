/** Turns pages into code in a thread of its own, in the order in which they are sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { createCodeFences } from '../../markdown/code/code-fences.ts';
import type { TypeSource } from '../../markdown/code/code-types.ts';
import type { Variables } from '../../core/pages/variables.ts';
import { createHighlighter } from '../../markdown/code/highlight.ts';
import type { OwnGrammar } from '../../core/theme/own-grammar.ts';
import { PageCode } from '../../markdown/code/page-code.ts';
import type { ModuleSource } from '../../markdown/model/module-source.ts';
import type { CodeOutput } from '../../markdown/model/code-output.ts';
import { toCode } from '../../markdown/source/to-code.ts';

/** How code is shown. */
export interface CompileWorkerData {
  readonly colorsCode: boolean;
  /** Grammars of the project. */
  readonly grammars: readonly OwnGrammar[];
  /** Texts that take the place of `{{name}}`. */
  readonly variables: Variables;
}

/** What became of a page; without output it is to be compiled where what is thrown can be told. */
export interface CompileAnswer {
  readonly file: string;
  readonly compiled?: CompiledAhead;
}

export interface CompiledAhead {
  readonly output: CodeOutput;
  /** What the page shows as code, as `PageCode` formats it. */
  readonly code: string | undefined;
}

const { colorsCode, grammars, variables } = workerData as CompileWorkerData;
/** A second compiler would cost more than it saves: pages with types are compiled where the first one is. */
const elsewhere: TypeSource = {
  load: () => Promise.reject(new Error('Types are read in one thread.')),
  read: () => undefined,
};
const fences = createCodeFences(
  createHighlighter({ usesGrammars: colorsCode, own: grammars }),
  elsewhere,
);
let last = Promise.resolve();

parentPort?.on('message', (module: ModuleSource) => {
  last = last.then(async () => {
    parentPort?.postMessage(await compile(module));
  });
});

async function compile(module: ModuleSource): Promise<CompileAnswer> {
  const { path: file, text } = module.source;
  try {
    const page = new PageCode();
    const output = await fences.compile(text, page, (toElement) =>
      toCode({ ...module, variables }, toElement),
    );
    return { file, compiled: { output, code: page.format() } };
  } catch {
    return { file };
  }
}
