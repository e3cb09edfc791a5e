import { spawn } from 'node:child_process';

/** The program that opens a URL in the user's default browser, by platform. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a URL in the browser. If that fails, nothing happens: the address is also printed. */
export function openBrowser(url: string): void {
  const [program = 'xdg-open', ...words] = openers[process.platform] ?? [];
  const child = spawn(program, [...words, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
