/** Whom requests are counted for. */

/**
 * An address of IPv4 as it is; of one of IPv6 the first 64 bits, which are a household's or a machine's: it may
 * choose all the rest as it likes, anew for each request.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = [], right = []] = address
    .replace(/%.*$/s, '')
    .toLowerCase()
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const between = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...between, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
