import { spawn } from 'node:child_process';

/** The program that opens an address with what the person has chosen for it, by platform. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser. Where nothing can, nothing happens: the address is printed too. */
export function openBrowser(url: string): void {
  const [program = 'xdg-open', ...words] = openers[process.platform] ?? [];
  const child = spawn(program, [...words, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
