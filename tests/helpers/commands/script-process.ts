import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from 'node:test';

export interface ScriptOptions {
  /** Where the script will listen. */
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs a script in a separate process, in its own folder, until the test ends; resolves when it listens.
 * @throws with the script's output, if the script ends before it listens.
 */
export async function startScript(t: TestContext, file: string, { url, env }: ScriptOptions) {
  const child = spawn(process.execPath, [file], {
    cwd: new URL('.', `file://${file}`),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close');
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  while (!(await isListening(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function isListening(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}
