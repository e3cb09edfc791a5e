import { errorCode } from '../core/address/main-cause.ts';
import { type Service, startService } from './service.ts';
import type { Settings } from './settings/settings.ts';

const portsToTry = 100;

/**
 * Starts the service on the first free port, beginning with that of the settings. Each port is taken at once,
 * because another process could take one that was only found to be free.
 */
export async function startNearby(settings: Settings): Promise<Service> {
  const last = settings.port + portsToTry;
  for (let { port } = settings; ; port += 1) {
    try {
      return await startService({ ...settings, port });
    } catch (error) {
      const isTaken = error instanceof Error && errorCode(error.cause) === 'EADDRINUSE';
      if (!isTaken || port === last) throw error;
    }
  }
}
