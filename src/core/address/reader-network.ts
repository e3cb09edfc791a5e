/** The network that the requests of a reader are counted for. */

/**
 * Returns an IPv4 address as it is, and the first 64 bits of an IPv6 address: these identify a household or
 * a machine, which can choose the rest freely for each request.
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
