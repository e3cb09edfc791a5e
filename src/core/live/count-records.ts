/** Summarizes the outcome of a run against an API, in numbers and in one line. */
import type { LiveRecord } from './live-model.ts';

export type OutcomeCounts = Readonly<Record<LiveRecord['outcome'], number>>;

export function countOutcomes(records: readonly LiveRecord[]): OutcomeCounts {
  const count = (outcome: LiveRecord['outcome']) =>
    records.filter((record) => record.outcome === outcome).length;
  return {
    agrees: count('agrees'),
    drifts: count('drifts'),
    unanswered: count('unanswered'),
    unsent: count('unsent'),
    planned: count('planned'),
  };
}

const words: Readonly<Record<LiveRecord['outcome'], string>> = {
  agrees: 'as documented',
  drifts: 'not as documented',
  unanswered: 'without a response',
  unsent: 'not sent',
  planned: 'would be sent',
};

/** Formats `8 as documented, 1 not sent`. */
export function formatOutcomes(records: readonly LiveRecord[]): string {
  const counts = countOutcomes(records);
  return (Object.keys(words) as LiveRecord['outcome'][])
    .flatMap((outcome) => (counts[outcome] > 0 ? [`${counts[outcome]} ${words[outcome]}`] : []))
    .join(', ');
}

/** Returns the outcome of one record in words: `as documented`. */
export function wordOf({ outcome }: Pick<LiveRecord, 'outcome'>): string {
  return words[outcome];
}
