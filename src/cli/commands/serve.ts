/** `lectern serve`: serves a built site with the playground's proxy, locally or publicly. */

import { resolve } from 'node:path';
import type { ProxyLimits } from '../../server/proxy/limits.ts';
import type { LogEntry } from '../../server/site-listener.ts';
import { type ListenOptions, readListen, readProxyLimits } from '../options/checked-values.ts';
import { parsePublicUrl } from '../options/option-values.ts';
import { allowHost, common, host, type Option, port, proxyLimits } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { showRefusal } from '../report/show-report.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder } from '../terminal/project-folder.ts';
import { version } from '../terminal/version.ts';
import { findBuiltSite } from './built-folder.ts';
import { announce, diagnosePort, isLoopbackHost, untilAborted } from './listening.ts';

/** For downloads and playground requests that are still running when the server is stopped. */
const shutdownTimeoutMilliseconds = 10_000;

export interface ServeCommand extends ListenOptions, ProxyLimits {
  readonly kind: 'serve';
  readonly dir: string;
  /** The origin that readers see, without a trailing slash. */
  readonly publicUrl?: string;
  readonly accessLog: boolean;
}

const publicUrl: Option = {
  name: 'public-url',
  placeholder: '<url>',
  text: 'URL where readers reach the site, if it is behind a reverse proxy',
};
const accessLog: Option = {
  name: 'access-log',
  text: 'Print a line of JSON for each request, without queries, headers or bodies',
};

export const serve: Command<ServeCommand> = {
  summary: 'Serve a built site over HTTP',
  dir: 'Folder of a built site, or a docs folder whose dist is one (default: the current one)',
  options: [host, port, publicUrl, allowHost, accessLog, ...proxyLimits, ...common],
  examples: [
    ['lectern serve', 'Serves the site in dist at http://localhost:4321'],
    [
      'lectern serve --host 0.0.0.0 --public-url https://docs.example.com',
      'Serves it behind a reverse proxy',
    ],
  ],
  read({ dir }, values) {
    const listen = readListen(values);
    const publicUrl = values.value('public-url', parsePublicUrl);
    return {
      kind: 'serve',
      dir,
      ...listen,
      ...readProxyLimits(values),
      accessLog: values.has('access-log'),
      ...(publicUrl !== undefined && { publicUrl }),
    };
  },
  run,
};

async function run(command: ServeCommand, context: Context): Promise<ExitCode> {
  const { dir, host, port, publicUrl, allowHosts } = command;
  const { timeoutMilliseconds, maxBodyBytes, privateHosts } = command;
  const unusable = checkFolder(context.cwd, dir);
  const site = unusable ? undefined : findBuiltSite(resolve(context.cwd, dir));
  if (site === undefined) {
    const nothing = diagnoseCli('cli/nothing-built', { folder: dir }, { file: '' });
    showRefusal([unusable ?? nothing], { format: 'pretty' }, context);
    return 2;
  }
  try {
    const log = command.accessLog ? printerOf(context) : undefined;
    // Loaded here because other commands do not need it.
    const { listen } = await import('../../server/listen.ts');
    const { siteListener } = await import('../../server/site-listener.ts');
    const { mcpListener } = await import('../../mcp/http-listener.ts');
    const listener = siteListener({
      ...site,
      publicUrl,
      timeoutMilliseconds,
      maxBodyBytes,
      privateHosts,
      log,
      mcp: mcpListener({ ...site, publicUrl, version }),
      // Host names are checked only on a loopback address or with --allow-host: other machines may reach
      // this one by names that are unknown here.
      ...((isLoopbackHost(host) || allowHosts.length > 0) && { allowedHosts: allowHosts }),
    });
    const server = await listen({ host, port, listener, shutdownTimeoutMilliseconds });
    // With an access log, standard output contains nothing else.
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
  stdout.dropFailed?.();
  return (entry) => {
    const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
    stdout.write(`${line}\n`);
  };
}
