/** Where something of an upgraded document stands in the document as it was written. */
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from './document.ts';

/** Sections that Swagger 2.0 keeps under other names. */
const oldNames: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
  requestBodies: 'parameters',
};

/** The place of a value, or of the key that it is written under. */
export function writtenPlace(
  document: ApiDocument,
  path: DataPath,
  at: 'key' | 'value' = 'value',
): Place {
  return document.placeOf(toWrittenPath(path, document.version), at);
}

function toWrittenPath(path: DataPath, version: string): DataPath {
  const [components, section, ...rest] = path;
  if (!version.startsWith('2') || components !== 'components' || typeof section !== 'string') {
    return path;
  }
  return Object.hasOwn(oldNames, section) ? [oldNames[section] ?? section, ...rest] : path;
}
