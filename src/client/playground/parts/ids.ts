let count = 0;

/** Returns an id that is unique on the page. */
export function nextId(): string {
  count += 1;
  return `playground-field-${count}`;
}
