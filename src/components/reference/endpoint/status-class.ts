const KINDS: Readonly<Record<string, string>> = {
  '2': 'status status-good',
  '3': 'status status-moved',
  '4': 'status status-wrong',
  '5': 'status status-broken',
};

/** Classes of a status (`200`, `4XX`, `default`): how it ended. */
export function toStatusClass(status: string): string {
  return KINDS[status[0] ?? ''] ?? 'status';
}
