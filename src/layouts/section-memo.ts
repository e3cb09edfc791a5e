import type { NavItem } from '../core/navigation/model.ts';
import { BoundedCache } from '../core/text/bounded-cache.ts';

type Section = readonly NavItem[];

/** Where the switchers of each page lead elsewhere, no page has what another had. */
const MOST = 16;

/** What the pages of a section share, made when the first of them asks for it. */
export class SectionMemo<Value> {
  readonly #bySection = new WeakMap<Section, BoundedCache<Promise<Value>>>();

  /** @param key of all that differs between values of one section. */
  get(section: Section, key: string, make: () => Promise<Value>): Promise<Value> {
    const ofSection = this.#bySection.get(section) ?? new BoundedCache<Promise<Value>>(MOST);
    this.#bySection.set(section, ofSection);
    return ofSection.get(key, make);
  }
}
