/** Converts the servers of an AsyncAPI channel to OpenAPI. */
import { entriesOf, listOf, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import type { ChannelContext } from './channel-context.ts';
import { readBindings } from './read-bindings.ts';

/** Lists the servers of a document in OpenAPI form. */
export function toServers(servers: readonly Loose[], context: ChannelContext): readonly Loose[] {
  return servers
    .map((server) => toServer(server, context))
    .filter((server) => server !== undefined);
}

/** Lists the servers that the channel names, as written; all servers of the document if it names none. */
export function listServers(channel: Loose, { root, follow }: ChannelContext): readonly Loose[] {
  const named = listOf(channel['servers']);
  return entriesOf(root['servers']).flatMap(([name, written]) => {
    const server = follow(written);
    const isNamed =
      named.length === 0 || named.includes(name) || named.some((each) => follow(each) === server);
    return isNamed ? [recordOf(server)] : [];
  });
}

/** Returns undefined for a server without an address. */
function toServer(server: Loose, context: ChannelContext): Loose | undefined {
  const { follow } = context;
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
    ...readBindings(server, context),
  };
}
