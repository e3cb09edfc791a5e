/** Whether browsers can be allowed to reach the servers that an OpenAPI document names. */
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnoseContent } from '../diagnostics/openapi-content-entries.ts';
import type { ReadDocument } from '../openapi/document.ts';
import { parsePointer } from '../openapi/json-pointer.ts';
import { listOperations } from '../openapi/list-endpoints.ts';
import { entriesOf, get, isRecord, listOf, textOf } from '../openapi/loose.ts';
import { readServers } from '../openapi/read-servers.ts';
import { createResolver } from '../openapi/resolver.ts';
import { writtenPlace } from '../openapi/written-path.ts';
import type { DataPath } from '../source/source-tree.ts';
import { parseOrigin } from './origin.ts';
import { isOutOfReach } from './server-origins.ts';

/** An address, and where it stands in the document. */
interface Found {
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

function oddServers(written: unknown, owner: DataPath): readonly Found[] {
  return listOf(written).flatMap((server, rank) =>
    readServers([server], undefined)
      .filter(isOutOfReach)
      .map(({ url }) => ({ url, path: [...owner, 'servers', rank, 'url'] })),
  );
}

function oddTokenUrls(root: ReadDocument['root']): readonly Found[] {
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
