let count = 0;

/** An id that no other element of the page has. */
export function nextId(): string {
  count += 1;
  return `playground-field-${count}`;
}
