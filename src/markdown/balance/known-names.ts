import { componentCatalog } from '../../core/components/component-catalog.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import { isElementName } from '../../core/html/element-names.ts';

const componentNames = Object.keys(componentCatalog);

/**
 * Whether a tag of this name can be meant. Names that could be the author's own components count as known.
 */
export function isKnownName(name: string): boolean {
  if (name === '' || Object.hasOwn(componentCatalog, name) || name.includes('-')) return true;
  return isElementName(name) || (/^[A-Z]/.test(name) && nearestComponent(name) === undefined);
}

export function nearestComponent(name: string): string | undefined {
  return nearest(name, componentNames);
}
