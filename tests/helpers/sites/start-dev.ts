import { type DevOptions, type DevServer, startDev } from '../../../src/engine/dev/dev-server.ts';

/** Starts `dev` on a free port, with reports ignored; an error in the server itself fails the test. */
export function startTestDev(
  options: Pick<DevOptions, 'dir'> & Partial<DevOptions>,
): Promise<DevServer> {
  return startDev({
    host: '127.0.0.1',
    port: 0,
    base: '',
    onReport: () => undefined,
    onFault: (error) => {
      throw error;
    },
    ...options,
  });
}
