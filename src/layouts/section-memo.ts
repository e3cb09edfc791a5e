import type { NavItem } from '../core/navigation/model.ts';

type Section = readonly NavItem[];

/** What the pages of a section share, made when the first of them asks for it. */
export class SectionMemo<Value> {
  readonly #bySection = new WeakMap<Section, Map<string, Promise<Value>>>();

  /** @param key of all that differs between values of one section. */
  get(section: Section, key: string, make: () => Promise<Value>): Promise<Value> {
    const ofSection = this.#bySection.get(section) ?? new Map<string, Promise<Value>>();
    this.#bySection.set(section, ofSection);
    const value = ofSection.get(key) ?? make();
    ofSection.set(key, value);
    return value;
  }
}
