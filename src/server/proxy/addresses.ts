/** Decides which network addresses the proxy may connect to. Pure; names are resolved elsewhere. */
import { BlockList, isIP } from 'node:net';

// Separate lists for each family: a mapped address in an IPv6 list would also match plain IPv4.
const localV4 = toList('ipv4', ['10.0.0.0/8', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']);
const localV6 = toList('ipv6', ['::1/128', 'fc00::/7']);

/**
 * Metadata services of clouds, which hand out credentials, in ranges of private addresses. Most such
 * services are in other ranges.
 */
const metadataV6 = toList('ipv6', ['fd00:ec2::/32', 'fd20:ce::/32', 'fd00:42::/32']);

const loopback = toList('ipv4', ['127.0.0.0/8']);

/**
 * Addresses that are not on the public internet, by the registries of special addresses; and one of a
 * cloud's own services.
 */
const specialV4 = toList('ipv4', [
  '168.63.129.16/32',
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/**
 * All other addresses (mapped, compatible, NAT64, link-local, unique local, multicast) are outside of this
 * range.
 */
const globalV6 = toList('ipv6', ['2000::/3']);
/** Teredo and similar, documentation, 6to4. */
const specialV6 = toList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an address is an ordinary address of the internet. */
export function isPublicAddress(address: string): boolean {
  switch (familyOf(address)) {
    case 4:
      return !specialV4.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Whether an address is this machine or in a private network. Link-local addresses and metadata services
 * never count.
 */
export function isLocalAddress(address: string): boolean {
  switch (familyOf(address)) {
    case 4:
      return localV4.check(address, 'ipv4');
    case 6:
      return (
        !isMapped(address) && localV6.check(address, 'ipv6') && !metadataV6.check(address, 'ipv6')
      );
    default:
      return false;
  }
}

/** Whether an address is this machine; also accepts `::ffff:127.0.0.1`, as sockets report it. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain === '::1' || (familyOf(plain) === 4 && loopback.check(plain, 'ipv4'));
}

function isMapped(address: string): boolean {
  return /^::ffff:/i.test(address);
}

/** 0 for names, and for addresses with a zone (`fe80::1%eth0`). */
function familyOf(address: string): number {
  return address.includes('%') ? 0 : isIP(address);
}

function toList(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix = ''] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
