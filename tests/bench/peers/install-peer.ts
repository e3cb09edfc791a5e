import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../helpers/runner/run-command.ts';
import type { PeerProject } from './peer-projects.ts';

const DONE = 'installed';

/**
 * Installs a tool from the npm registry into its own folder in `folder`, unless these versions are
 * installed there. Returns that folder. Projects inside it find the packages, and start without any cache.
 */
export async function installPeer(peer: PeerProject, folder: string): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: peer.dependencies });
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 8);
  const dir = join(folder, `${peer.name.toLowerCase().replaceAll(' ', '-')}-${hash}`);
  if (existsSync(join(dir, DONE))) return dir;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), manifest);
  const command = ['npm', 'install', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand(command, { cwd: dir });
  if (code !== 0) throw new Error(`${peer.name} cannot be installed:\n${output.slice(-2000)}`);
  writeFileSync(join(dir, DONE), '');
  return dir;
}
