/** Whether a header can have this name. Any other would end its line or be taken for a value. */
export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}
