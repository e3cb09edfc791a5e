/** Formats answers as JSON. Values that were stored as JSON appear in them exactly as they were stored. */

/** Text that is already JSON. It is never parsed and serialized again, so no digit changes. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns compact JSON of an object and the objects nested in it, without fields that are undefined. */
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
