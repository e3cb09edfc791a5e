/** Converts what the newer format names as sources of pages: documents, schemas and SDKs. */
import type { z } from 'zod';
import type { DataPath } from '../../text/source-tree.ts';
import type { ConfigDocument, ConfigSdk } from '../config-tree.ts';
import type { documents, schemas, sdkSource } from './group.ts';

/**
 * Converts a GraphQL schema that is written at a path.
 * @param listedIn Path of the node whose sidebar lists its pages.
 */
export function toSchema(
  written: z.output<typeof schemas>,
  at: DataPath,
  listedIn: DataPath,
): ConfigDocument {
  const given: Exclude<typeof written, string> =
    typeof written === 'string' ? { source: written } : written;
  const { source, directory } = given;
  return { source, ...toDirectory(directory), at, listedIn };
}

/** Converts an SDK as `toSchema` does a schema. */
export function toSdk(
  { format, ...written }: z.output<typeof sdkSource>,
  at: DataPath,
  listedIn: DataPath,
): ConfigSdk {
  return { ...toSchema(written, at, listedIn), format };
}

/** Returns the folder of generated pages, without outer slashes. */
function toDirectory(written: string | undefined): Pick<ConfigDocument, 'directory'> {
  const directory = written?.replace(/^\/+|\/+$/g, '');
  return directory ? { directory } : {};
}

type Documents = z.output<typeof documents>;

/** Converts the documents of `api.openapi` or a node to a list. */
export function toSources(
  written: Documents,
): readonly Pick<ConfigDocument, 'source' | 'directory' | 'overlays'>[] {
  const list = Array.isArray(written) ? written : [written];
  return list.map((each) => {
    if (typeof each === 'string') return { source: each };
    const { source, directory, overlays } = each;
    return { source, ...toDirectory(directory), ...(overlays && { overlays }) };
  });
}

/** Returns the path of one of the documents that are written at a path. */
export function placeOfSource(written: Documents, at: DataPath, rank: number): DataPath {
  // The schema turns a single path into a list.
  const isList = Array.isArray(written) && (written.length > 1 || typeof written[0] === 'object');
  return isList ? [...at, rank] : at;
}
