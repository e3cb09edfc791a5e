/** Whether browsers can be allowed to reach the servers that an OpenAPI document names. */
import { parseOrigin } from '../address/origin.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { isOutOfReach } from '../policy/server-origins.ts';
import type { ReadDocument } from '../reference/document/document.ts';
import { parsePointer } from '../reference/document/json-pointer.ts';
import { listOperations } from '../reference/document/list-endpoints.ts';
import { entriesOf, get, isRecord, listOf, textOf } from '../reference/document/loose.ts';
import { diagnoseContent } from '../reference/document/openapi-content-entries.ts';
import { readServers } from '../reference/document/read-servers.ts';
import { createResolver } from '../reference/document/resolver.ts';
import { writtenPlace } from '../reference/document/written-path.ts';
import type { DataPath } from '../text/source-tree.ts';

/** An address, and where it stands in the document. */
interface ServerUrl {
  readonly url: string;
  readonly path: DataPath;
}

export function checkServers({ document, root }: ReadDocument): readonly Diagnostic[] {
  const toPlace = (path: DataPath): Place => writtenPlace(document, path);
  const resolver = createResolver(root);
  const operations = listOperations({ id: '', resolver, toPlace }).flatMap(
    ({ pointer, item, operation }) => {
      const path = parsePointer(pointer) ?? [];
      return [
        ...oddServers(item['servers'], path.slice(0, -1)),
        ...oddServers(operation['servers'], path),
      ];
    },
  );
  const all = [...oddServers(root['servers'], []), ...operations, ...oddTokenUrls(root)];
  // A path item stands before all its operations.
  const places = new Map(all.map((found) => [found.path.join('\n'), found]));
  return [...places.values()].map(({ url, path }) =>
    diagnoseContent('openapi/odd-server', { url }, toPlace(path)),
  );
}

function oddServers(written: unknown, owner: DataPath): readonly ServerUrl[] {
  return listOf(written).flatMap((server, rank) =>
    readServers([server], undefined)
      .filter(isOutOfReach)
      .map(({ url }) => ({ url, path: [...owner, 'servers', rank, 'url'] })),
  );
}

function oddTokenUrls(root: ReadDocument['root']): readonly ServerUrl[] {
  const schemes = entriesOf(get(root['components'], 'securitySchemes'));
  return schemes.flatMap(([name, scheme]) =>
    entriesOf(get(scheme, 'flows')).flatMap(([flow, value]) =>
      ['tokenUrl', 'refreshUrl'].flatMap((key) => {
        const url = isRecord(value) ? textOf(value[key]) : undefined;
        if (url === undefined || !/^https?:/i.test(url) || parseOrigin(url)) return [];
        return { url, path: ['components', 'securitySchemes', name, 'flows', flow, key] };
      }),
    ),
  );
}
