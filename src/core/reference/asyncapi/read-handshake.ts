/** Reads the contents of the request that opens a WebSocket, as OpenAPI parameters. */
import { entriesOf, get, isRecord, type Loose, textOf, textsOf } from '../document/loose.ts';
import type { ChannelContext } from './channel-context.ts';

/** Source: https://github.com/asyncapi/bindings/tree/master/websockets. */
export function readHandshake(channel: Loose, { follow }: ChannelContext): readonly Loose[] {
  const binding = follow(get(follow(channel['bindings']), 'ws'));
  return (['query', 'headers'] as const).flatMap((key) => {
    const holder = follow(get(binding, key));
    const required = textsOf(get(holder, 'required'));
    return entriesOf(get(holder, 'properties')).map(([name, schema]) => {
      const description = textOf(get(follow(schema), 'description'));
      return {
        in: key === 'query' ? 'query' : 'header',
        name,
        required: required.includes(name),
        schema: isRecord(schema) ? schema : {},
        ...(description !== undefined && { description }),
      };
    });
  });
}
