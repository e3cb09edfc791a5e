/** `lectern serve`: shows a built site as a static host would, with the playground's proxy. */

import { join, resolve } from 'node:path';
import { diagnoseCli } from '../../core/diagnostics/cli-entries.ts';
import { readMarker } from '../../node/build-marker.ts';
import { repairOutputFolder } from '../../node/output-folder.ts';
import { listen } from '../../server/listen.ts';
import { siteListener } from '../../server/site-listener.ts';
import type { StaticSite } from '../../server/static-files.ts';
import type { ServeCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { showRefusal } from '../report/show-report.ts';
import type { ExitCode } from '../report/report.ts';
import { announce, diagnosePort, untilAborted } from './listening.ts';

export async function serve(command: ServeCommand, context: Context): Promise<ExitCode> {
  const { dir, host, port } = command;
  const site = findBuiltSite(resolve(context.cwd, dir));
  if (site === undefined) {
    const nothing = diagnoseCli('cli/nothing-built', { folder: dir }, { file: '' });
    showRefusal([nothing], { format: 'pretty' }, context);
    return 2;
  }
  try {
    const server = await listen({ host, port, listener: siteListener(site) });
    announce({ host, port: server.port, base: site.base }, context);
    await untilAborted(context.stop);
    await server.stop();
    return 0;
  } catch (error) {
    showRefusal([diagnosePort(error, command)], { format: 'pretty' }, context);
    return 2;
  }
}

/** The folder itself when it is a built site, else its `dist`. */
function findBuiltSite(folder: string): StaticSite | undefined {
  for (const dir of [folder, join(folder, 'dist')]) {
    repairOutputFolder(dir);
    const marker = readMarker(dir);
    if (marker) return { dir, base: marker.base };
  }
  return undefined;
}
