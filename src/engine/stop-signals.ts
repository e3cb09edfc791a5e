/** Signals that ask a process to stop, the same for all processes of a command. */
import { constants } from 'node:os';

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type StopSignal = (typeof stopSignals)[number];

/** Returns the exit code that shells report for a process that a signal ended. */
export function toSignalCode(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}
