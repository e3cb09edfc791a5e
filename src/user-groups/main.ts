/** `npm run api`: runs the service as a process of its own, configured by environment variables. */
import { StartError, startService } from './service.ts';
import type { Service } from './service.ts';
import { parseSettings, SettingsError } from './settings/settings.ts';

/**
 * Milliseconds from the signal until the process exits even if something hangs, such as the storage. Longer
 * than requests get to finish.
 */
const shutdownTimeout = 20_000;

/** Milliseconds to wait for unread log lines after everything else is closed. */
const logTimeout = 1000;

async function main(): Promise<void> {
  try {
    const settings = parseSettings(process.env);
    const service = await startService(settings);
    // In a configured service, standard output is reserved for the log.
    if (settings.isDemo) for (const line of service.greeting) console.log(line);
    closeOnSignal(service);
  } catch (error) {
    report(error);
    process.exitCode = error instanceof SettingsError ? 2 : 1;
  }
}

/** The first signal lets requests in flight finish; a second one does not wait. */
function closeOnSignal(service: Service): void {
  const stop = (): void => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    void close(service);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

async function close(service: Service): Promise<void> {
  try {
    await service.close();
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
  setTimeout(() => process.exit(), logTimeout).unref();
}

function report(error: unknown): void {
  if (error instanceof SettingsError) {
    for (const problem of error.problems) console.error(problem);
  } else {
    console.error(error instanceof StartError ? error.message : error);
  }
}

await main();
