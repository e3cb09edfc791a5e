const KINDS: Readonly<Record<string, string>> = {
  '2': 'status status-good',
  '3': 'status status-moved',
  '4': 'status status-wrong',
  '5': 'status status-broken',
};

/** Returns the CSS classes of a status (`200`, `4XX`, `default`), which show the kind of outcome. */
export function toStatusClass(status: string): string {
  return KINDS[status[0] ?? ''] ?? 'status';
}
