import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Finds a program by name, on the path or as a Debian package of that name; undefined if there is neither.
 */
export async function findProgram(name: string): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const find = () => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return find() ?? ((await installPackage(name)) ? find() : undefined);
}

/**
 * Installs a Debian package if possible: as root, on a system with `apt-get`. A fresh machine has no
 * package lists yet, and another test may be installing something at the same time.
 */
export async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    try {
      await run('apt-get', ['install', ...options, name], { env });
      return true;
    } catch {
      await run('apt-get', ['update'], { env }).catch(() => sleep(3000));
    }
  }
  return false;
}
