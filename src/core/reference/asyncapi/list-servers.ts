/** Converts the servers of an AsyncAPI channel to OpenAPI. */
import { entriesOf, listOf, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import type { ChannelContext, ServerIndex, ChannelServers } from './channel-context.ts';
import { listWays } from './join-security.ts';
import { readBindings } from './read-bindings.ts';

/** Reads each server once, however many channels have it. */
export function indexServers({
  root,
  follow,
  securityOf,
}: Pick<ChannelContext, 'root' | 'follow' | 'securityOf'>): ServerIndex {
  const entries = entriesOf(root['servers']).map(([name, written]) => {
    const value = follow(written);
    return { name, value, shown: toServer(recordOf(value), { follow }) };
  });
  const listShown = (some: typeof entries) =>
    some.map(({ shown }) => shown).filter((shown) => shown !== undefined);
  const join = (some: typeof entries): ChannelServers => ({
    servers: listShown(some),
    security: listWays(some.map(({ value }) => securityOf(recordOf(value)))),
  });
  let whole: ChannelServers | undefined;
  return {
    all: listShown(entries),
    of: (channel) => {
      const named = listOf(channel['servers']);
      if (named.length === 0) return (whole ??= join(entries));
      const wanted = new Set(named.flatMap((each) => [each, follow(each)]));
      return join(entries.filter(({ name, value }) => wanted.has(name) || wanted.has(value)));
    },
  };
}

/** Returns undefined for a server without an address. */
function toServer(server: Loose, { follow }: Pick<ChannelContext, 'follow'>): Loose | undefined {
  const protocol = textOf(server['protocol']) ?? '';
  const host = textOf(server['host']);
  const url =
    host === undefined ? textOf(server['url']) : `${host}${textOf(server['pathname']) ?? ''}`;
  if (url === undefined) return undefined;
  const variables = entriesOf(server['variables']).map(([name, written]) => [
    name,
    follow(written),
  ]);
  return {
    url: url.includes('://') || protocol === '' ? url : `${protocol}://${url}`,
    ...optional('name', textOf(server['title'])),
    ...optional('description', textOf(server['description']) ?? textOf(server['summary'])),
    ...(variables.length > 0 && { variables: Object.fromEntries(variables) as Loose }),
    ...optional('protocolVersion', textOf(server['protocolVersion'])),
    ...readBindings(server, { follow }),
  };
}
