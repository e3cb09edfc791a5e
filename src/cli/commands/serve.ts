/** `lectern serve`: a built site with the playground's proxy, for one reader or for everybody. */

import { join, resolve } from 'node:path';
import { diagnoseCli } from '../../core/diagnostics/cli-entries.ts';
import { readMarker } from '../../node/build-marker.ts';
import { repairOutputFolder } from '../../node/output-folder.ts';
import { listen } from '../../server/listen.ts';
import { siteListener } from '../../server/site-listener.ts';
import type { LogEntry } from '../../server/site-listener.ts';
import type { StaticSite } from '../../server/static-files.ts';
import type { ServeCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { showRefusal } from '../report/show-report.ts';
import type { ExitCode } from '../report/report.ts';
import { announce, diagnosePort, isLoopbackHost, untilAborted } from './listening.ts';

/** For downloads and requests of the playground that still run when the server is told to stop. */
const millisecondsToEnd = 10_000;

export async function serve(command: ServeCommand, context: Context): Promise<ExitCode> {
  const { dir, host, port, publicUrl, allowHosts } = command;
  const site = findBuiltSite(resolve(context.cwd, dir));
  if (site === undefined) {
    const nothing = diagnoseCli('cli/nothing-built', { folder: dir }, { file: '' });
    showRefusal([nothing], { format: 'pretty' }, context);
    return 2;
  }
  try {
    const log = command.accessLog ? printerOf(context) : undefined;
    const listener = siteListener({
      ...site,
      publicUrl,
      log,
      // Where other machines reach this one, they know it by names that nobody has told.
      ...((isLoopbackHost(host) || allowHosts.length > 0) && { allowedHosts: allowHosts }),
    });
    const server = await listen({ host, port, listener, millisecondsToEnd });
    // Standard output belongs to the log alone where there is one.
    const stdout = log ? context.stderr : context.stdout;
    announce({ host, port: server.port, base: site.base, publicUrl }, { ...context, stdout });
    await untilAborted(context.stop);
    await server.stop();
    return 0;
  } catch (error) {
    showRefusal([diagnosePort(error, command)], { format: 'pretty' }, context);
    return 2;
  }
}

function printerOf({ stdout }: Context): (entry: LogEntry) => void {
  return (entry) => {
    const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
    stdout.write(`${line}\n`);
  };
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
