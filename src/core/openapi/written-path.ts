/** Where something of an upgraded document stands in the document as it was written. */
import type { DataPath } from '../source/source-tree.ts';

/** Sections that Swagger 2.0 keeps under other names. */
const oldNames: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
  requestBodies: 'parameters',
};

export function toWrittenPath(path: DataPath, version: string): DataPath {
  const [components, section, ...rest] = path;
  if (!version.startsWith('2') || components !== 'components' || typeof section !== 'string') {
    return path;
  }
  return Object.hasOwn(oldNames, section) ? [oldNames[section] ?? section, ...rest] : path;
}
