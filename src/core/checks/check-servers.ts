/**
 * Checks that the servers of an OpenAPI document are usable, and that a Content-Security-Policy can allow
 * them.
 */
import { parseOrigin } from '../address/origin.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { isOutOfReach } from '../policy/server-origins.ts';
import {
  diagnoseOpenapiValue,
  unreachableScheme,
} from '../reference/checks/openapi-value-entries.ts';
import type { ReadDocument } from '../reference/document/document.ts';
import { parsePointer } from '../reference/document/json-pointer.ts';
import { listOperations } from '../reference/document/list-endpoints.ts';
import { entriesOf, get, isRecord, listOf, textOf, textsOf } from '../reference/document/loose.ts';
import { diagnoseOpenapiContent } from '../reference/document/openapi-content-entries.ts';
import { readServers } from '../reference/document/read-servers.ts';
import { createResolver } from '../reference/document/resolver.ts';
import { writtenPlace } from '../reference/document/written-path.ts';
import type { DataPath } from '../text/source-tree.ts';

/** A problem with an address, and its path in the document. */
interface ServerFault {
  readonly path: DataPath;
  readonly report: (place: Place) => Diagnostic;
}

export function checkServers({ document, root }: ReadDocument): readonly Diagnostic[] {
  const toPlace = (path: DataPath): Place => writtenPlace(document, path);
  const resolver = createResolver(root);
  const operations = listOperations({ id: '', resolver, toPlace }).flatMap(
    ({ pointer, item, operation }) => {
      const path = parsePointer(pointer) ?? [];
      return [
        ...serverFaults(item['servers'], path.slice(0, -1)),
        ...serverFaults(operation['servers'], path),
      ];
    },
  );
  const all = [...serverFaults(root['servers'], []), ...operations, ...oddTokenUrls(root)];
  // A path item is visited once for each of its operations, so drop repeated problems.
  const places = new Map(all.map((fault) => [fault.path.join('\n'), fault]));
  return [...places.values()].map(({ path, report }) => report(toPlace(path)));
}

function serverFaults(written: unknown, owner: DataPath): readonly ServerFault[] {
  return listOf(written).flatMap((server, rank) => {
    const path = [...owner, 'servers', rank];
    const report = serverFault(server);
    const faults = report === undefined ? [] : [{ path: [...path, 'url'], report }];
    return [...faults, ...defaultFaults(get(server, 'variables'), [...path, 'variables'])];
  });
}

/** Returns only the first problem of a server, because the others follow from it. */
function serverFault(server: unknown): ServerFault['report'] | undefined {
  const written = textOf(get(server, 'url')) ?? '';
  if (HOST_ALONE.test(written)) {
    return (place) => diagnoseOpenapiValue('openapi/relative-server', { url: written }, place);
  }
  const scheme = unreachableScheme(written);
  if (scheme !== undefined) {
    const facts = { url: written, scheme };
    return (place) => diagnoseOpenapiValue('openapi/unsendable-server', facts, place);
  }
  const known = entriesOf(get(server, 'variables')).map(([name]) => name);
  const used = Array.from(written.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
  const name = used.find((each) => !known.includes(each));
  if (name !== undefined) {
    const facts = { name, nearest: nearest(name, known) };
    return (place) => diagnoseOpenapiValue('openapi/undefined-variable', facts, place);
  }
  return readServers([server], undefined).filter(isOutOfReach).map(reportOdd)[0];
}

/**
 * Reports defaults that are not among the values of their variable: readers choose one of the values and
 * start with the default.
 */
function defaultFaults(variables: unknown, path: DataPath): readonly ServerFault[] {
  return entriesOf(variables).flatMap(([name, variable]) => {
    const found = textOf(get(variable, 'default'));
    const values = textsOf(get(variable, 'enum'));
    if (found === undefined || values.length === 0 || values.includes(found)) return [];
    const facts = { name, found, nearest: nearest(found, values) };
    const report: ServerFault['report'] = (place) =>
      diagnoseOpenapiValue('openapi/unlisted-default', facts, place);
    return { path: [...path, name, 'default'], report };
  });
}

/**
 * Matches `api.example.com/v1` or `localhost:8080`: a host without a scheme, which would be read as a path.
 */
const HOST_ALONE = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?::\d+)?(?:\/|$)/i;

function reportOdd({ url }: { readonly url: string }): ServerFault['report'] {
  return (place) => diagnoseOpenapiContent('openapi/odd-server', { url }, place);
}

function oddTokenUrls(root: ReadDocument['root']): readonly ServerFault[] {
  const schemes = entriesOf(get(root['components'], 'securitySchemes'));
  return schemes.flatMap(([name, scheme]) =>
    entriesOf(get(scheme, 'flows')).flatMap(([flow, value]) =>
      ['tokenUrl', 'refreshUrl'].flatMap((key) => {
        const url = isRecord(value) ? textOf(value[key]) : undefined;
        if (url === undefined || !/^https?:/i.test(url) || parseOrigin(url)) return [];
        const path = ['components', 'securitySchemes', name, 'flows', flow, key];
        return { path, report: reportOdd({ url }) };
      }),
    ),
  );
}
