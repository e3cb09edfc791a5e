/** Answers as JSON, with what was stored as JSON in them as it was stored. */

/** JSON that is written already: nothing reads and writes it again, so that no digit changes. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Compact JSON of fields and fields in them; those that are undefined are left out. */
export function formatAnswer(fields: object): string {
  const parts = Object.entries(fields).flatMap(([name, value]: readonly [string, unknown]) =>
    value === undefined ? [] : [`${JSON.stringify(name)}:${formatValue(value)}`],
  );
  return `{${parts.join()}}`;
}

function formatValue(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  return typeof value === 'object' && value !== null ? formatAnswer(value) : JSON.stringify(value);
}
