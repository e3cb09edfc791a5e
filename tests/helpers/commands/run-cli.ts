import { main } from '../../../src/cli/main.ts';
import type { Context, Engine, Interruption, Output } from '../../../src/cli/terminal/context.ts';
import type { ListenToKeys } from '../../../src/cli/terminal/keys.ts';
import type { Prompter } from '../../../src/cli/terminal/prompter.ts';
import type { BuildOptions, BuildResult } from '../../../src/engine/build/build-result.ts';
import type { DevOptions } from '../../../src/engine/dev/dev-server.ts';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  /** Replaces the real builder. */
  readonly buildSite?: (options: BuildOptions) => Promise<BuildResult>;
  /** The real engine, instead of both stand-ins. */
  readonly engine?: Engine;
  /** Called when the dev server would start; its address is `http://127.0.0.1:<port>/`. */
  readonly startDev?: (options: DevOptions) => void;
  /** Called when the command tells the dev server to stop. */
  readonly stopDev?: () => void;
  /** Called when the command tells the dev server to read its folder again. */
  readonly onReload?: () => void;
  readonly isTerminal?: boolean;
  readonly debug?: boolean;
  /** Answers to questions with choices; Enter to all others. `undefined` cancels. */
  readonly answers?: Readonly<Record<string, string | undefined>>;
  /** Answers questions, like a user at the terminal. */
  readonly ask?: (question: string) => string;
  /** Presses keys, like a user at the terminal. */
  readonly press?: ListenToKeys;
  /** Called with each address that the command opens in a browser. */
  readonly onOpen?: (url: string) => void;
  /** Called when a build has started, with a function that asks the command to stop. */
  readonly onBuild?: (stop: (signal: Interruption['signal']) => void) => void;
  /** Called with the standard output so far, and a function that asks the command to stop. */
  readonly onOutput?: (text: string, stop: (signal: Interruption['signal']) => void) => void;
}

/** Runs the command line in this process, with an engine from the test. */
export async function runCli(words: readonly string[], options: CliOptions): Promise<CliRun> {
  const { cwd, isTerminal = false, debug = false, ask: answer, answers, press } = options;
  const stop = new AbortController();
  const ask = (signal: Interruption['signal']) => stop.abort({ signal } satisfies Interruption);
  const stdout = collect(isTerminal, (text) => options.onOutput?.(text, ask));
  const stderr = collect(isTerminal);
  const context: Context = {
    cwd,
    stdout: stdout.output,
    stderr: stderr.output,
    command: 'lectern',
    ...(answers && { openPrompter: () => Promise.resolve(answerWith(answers)) }),
    ask: answer && ((question) => Promise.resolve(answer(question))),
    keys: press && ((onKey) => press(onKey)),
    openBrowser: (url) => options.onOpen?.(url),
    engine: options.engine ?? fakeEngine(options, ask),
    withQuietOutput: (run) => run(),
    stop: stop.signal,
  };
  const code = await main({ words, debug }, context);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function fakeEngine(options: CliOptions, ask: (signal: Interruption['signal']) => void): Engine {
  const { buildSite = buildNothing, startDev, stopDev, onBuild } = options;
  return {
    buildSite: (request) => {
      const built = buildSite(request);
      onBuild?.(ask);
      return built;
    },
    startDev: (request) => {
      startDev?.(request);
      const url = `http://127.0.0.1:${request.port}/`;
      return Promise.resolve({
        url,
        reload: () => Promise.resolve(options.onReload?.()),
        stop: () => Promise.resolve(stopDev?.()),
      });
    },
  };
}

function answerWith(answers: Readonly<Record<string, string | undefined>>): Prompter {
  return {
    text: ({ message, initial }) =>
      Promise.resolve(message in answers ? answers[message] : initial),
    select: ({ message, options }) => {
      const chosen = message in answers ? answers[message] : options[0]?.value;
      return Promise.resolve(options.find(({ value }) => value === chosen)?.value);
    },
  };
}

function buildNothing(): Promise<BuildResult> {
  return Promise.resolve({ pages: [], diagnostics: [], timings: {} });
}

function collect(isTerminal: boolean, onWrite?: (text: string) => void) {
  let written = '';
  const write = (text: string) => {
    written += text;
    onWrite?.(written);
  };
  const output: Output = { write, isTerminal, hasColors: isTerminal, hasLinks: false };
  return { output, text: () => written };
}
