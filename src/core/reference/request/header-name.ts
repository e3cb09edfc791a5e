/** Whether a header can be called so: any other name would end its line, or be taken for a value. */
export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}
