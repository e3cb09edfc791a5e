import type { NavItem } from '../core/navigation/model.ts';
import { BoundedCache } from '../core/text/bounded-cache.ts';

type Section = readonly NavItem[];

/** If each page's switchers have their own targets, no two pages share a value, so few are kept. */
const MAX_VALUES = 16;

/** Values that the pages of a section share, created when first requested. */
export class SectionMemo<Value> {
  readonly #bySection = new WeakMap<Section, BoundedCache<Promise<Value>>>();

  /** @param key identifies everything by which values of one section differ. */
  get(section: Section, key: string, make: () => Promise<Value>): Promise<Value> {
    const ofSection = this.#bySection.get(section) ?? new BoundedCache<Promise<Value>>(MAX_VALUES);
    this.#bySection.set(section, ofSection);
    return ofSection.get(key, make);
  }
}
