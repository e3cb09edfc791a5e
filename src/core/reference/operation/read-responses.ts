/** Reads the responses of an operation, by status. */
import type { ContentSource } from '../examples/build-examples.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { entriesOf, isRecord, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import type { Link, Response } from '../model/endpoint-model.ts';
import { readContents } from './read-content.ts';
import { readHeaders } from './read-parameters.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import { followReference, type Located } from '../document/resolver.ts';
import { toAnchor } from '../schema/shape-context.ts';
import { lettersIn } from '../schema/meaningful-title.ts';
import { readServers } from '../document/read-servers.ts';
import { statusLabel } from './status-label.ts';

/** Finds the key of the operation that a link names by its id or by a reference. */
export type FindOperation = (name: { id?: string; ref?: string }) => string | undefined;

export function readResponses(
  written: Located,
  source: ContentSource,
  findOperation: FindOperation,
): readonly Response[] {
  const responses = entriesOf(written.value).filter(([status]) => !status.startsWith('x-'));
  const main = (responses.find(([status]) => /^2/.test(status)) ?? responses[0])?.[0];
  return responses.flatMap(([status, value]) => {
    const pointer = joinPointer(written.pointer, status);
    const found = followReference(source.schemas.resolver, value, pointer);
    if (found === undefined || !isRecord(found.value)) return [];
    return readResponse(
      status,
      { value: found.value, pointer: found.pointer },
      {
        source: { ...source, isBrief: status !== main },
        findOperation,
      },
    );
  });
}

function readResponse(
  status: string,
  { value, pointer }: { value: Loose; pointer: string },
  { source, findOperation }: { source: ContentSource; findOperation: FindOperation },
): Response {
  const id = `${source.idStart ?? ''}response-${toAnchor(status)}`;
  const at = (key: string) => joinPointer(pointer, key);
  const missing = missingOf(value);
  const label = statusLabel(status);
  return {
    kind: 'response',
    status,
    label,
    id,
    ...optional('summary', textOf(value['summary'])),
    // The stand-in for a missing file is described only by the file's name, which is shown already.
    ...(missing === undefined
      ? optional('description', tellingText(value['description'], label))
      : { missing }),
    headers: readHeaders(value['headers'], { pointer: at('headers'), id }, source),
    content: readContents(value['content'], at('content'), { id, source }),
    links: entriesOf(value['links']).flatMap(([name, link]) => {
      const found = followReference(source.schemas.resolver, link, joinPointer(at('links'), name));
      return isRecord(found?.value) ? readLink(name, found.value, findOperation) : [];
    }),
  };
}

function readLink(name: string, link: Loose, findOperation: FindOperation): Link {
  const id = textOf(link['operationId']);
  const ref = textOf(link['operationRef']);
  return {
    kind: 'link',
    name,
    ...optional('description', textOf(link['description'])),
    ...optional('target', findOperation({ ...optional('id', id), ...optional('ref', ref) })),
    targetName: id ?? ref ?? '',
    parameters: entriesOf(recordOf(link['parameters'])).map(([parameter, value]) => ({
      name: parameter,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    ...(link['requestBody'] !== undefined && { body: toText(link['requestBody']) }),
    ...optional('server', readServers([link['server']], undefined)[0]),
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Drops a description that only repeats the name of the status. Many do, because descriptions are required.
 */
function tellingText(value: unknown, label: string): string | undefined {
  const text = textOf(value);
  const letters = lettersIn(text ?? '');
  return letters === '' || letters === lettersIn(label) ? undefined : text;
}
