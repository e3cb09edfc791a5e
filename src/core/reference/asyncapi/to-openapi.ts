/**
 * Converts an AsyncAPI document, 2.x or 3.0, to OpenAPI 3.1. Each channel becomes a webhook whose body is
 * its messages, so that everything that shows payloads, fields and examples also shows those of messages.
 * What a channel has beyond that is stored under `x-lectern-channel`, and who may use it under
 * `x-lectern-schemes`.
 *
 * Source: https://www.asyncapi.com/docs/reference/specification/v3.0.0 and v2.6.0.
 */
import {
  entriesOf,
  get,
  isRecord,
  listOf,
  type Loose,
  recordOf,
  textOf,
} from '../document/loose.ts';
import type { ChannelContext } from './channel-context.ts';
import { indexChannels } from './index-channels.ts';
import { readChannel } from './read-channel.ts';
import { indexServers } from './list-servers.ts';
import { isMade, markMade } from './made-facts.ts';
import { collectSchemes } from './collect-schemes.ts';
import { followLocal } from './follow-local.ts';

export function isAsyncapi(value: unknown): value is Loose {
  return isRecord(value) && textOf(value['asyncapi']) !== undefined;
}

export function asyncapiToOpenapi(root: Loose): Loose {
  const follow = (value: unknown) => followLocal(root, value);
  const { info, externalDocs } = readAbout(root, follow);
  const { list, securityOf } = collectSchemes(root, follow);
  const index = indexChannels({ root, follow });
  const servers = indexServers({ root, follow, securityOf });
  const context: ChannelContext = {
    root,
    follow,
    securityOf,
    servers,
    ...index,
    messages: new Map(),
    examples: new Map(),
    origins: new Map(),
  };
  const channels = entriesOf(root['channels']).map(
    ([id, written]) => [id, readChannel(id, recordOf(follow(written)), context)] as const,
  );
  return {
    openapi: '3.1.0',
    info: { ...info, title: textOf(info['title']) ?? '', version: textOf(info['version']) ?? '' },
    ...(isRecord(externalDocs) && { externalDocs }),
    webhooks: Object.fromEntries(channels),
    components: { schemas: Object.fromEntries(listSchemas(root, follow)) },
    'x-lectern-schemes': list(),
    'x-lectern-servers': markMade({ servers: servers.all }),
    'x-lectern-asyncapi': textOf(root['asyncapi']),
  };
}

/** Returns the servers of a converted document, in OpenAPI form; none of any other document. */
export function serversOfAsyncapi(root: Loose): readonly Loose[] {
  const made = root['x-lectern-servers'];
  return isMade(made) ? listOf(get(made, 'servers')).map(recordOf) : [];
}

/**
 * Reads `info` and external documentation. Since 3.0, tags and external documentation are in `info`, where
 * OpenAPI has neither.
 */
function readAbout(root: Loose, follow: (value: unknown) => unknown) {
  const written = recordOf(root['info']);
  if (!textOf(root['asyncapi'])?.startsWith('3')) {
    return { info: written, externalDocs: root['externalDocs'] };
  }
  const { tags: _, externalDocs, ...info } = written;
  return { info, externalDocs: follow(externalDocs) ?? root['externalDocs'] };
}

/** Lists the schemas of the document, without those in formats other than JSON Schema, such as Avro. */
function listSchemas(root: Loose, follow: (value: unknown) => unknown) {
  return entriesOf(get(root['components'], 'schemas')).flatMap(([name, written]) => {
    const schema = recordOf(written);
    if (!('schemaFormat' in schema)) return [[name, written] as const];
    return isRecord(follow(schema['schema'])) && !listOf(schema['schema']).length
      ? [[name, schema['schema']] as const]
      : [];
  });
}
