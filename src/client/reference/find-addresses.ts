/** Returns the offsets of `address` in `text`, except where it is part of a longer name. */
export function findAddresses(text: string, address: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + address.length)) {
    const isWhole =
      !/[\w.-]/.test(text[at + address.length] ?? '') && !/[\w.:-]/.test(text[at - 1] ?? '');
    if (isWhole) starts.push(at);
  }
  return starts;
}
