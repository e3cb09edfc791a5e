import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { type ReadAsText, TagsAsText } from './read-as-text.ts';
import type { MdxRepair } from './repair-mdx.ts';

/** What the compiler stopped at in one text. */
export class Faults {
  readonly #tags = new TagsAsText();
  readonly #repairs: { readonly kind: MdxRepair['kind']; readonly found: string; place: Place }[] =
    [];
  readonly #errors: Diagnostic[] = [];
  isWhole = true;

  /** `split-tag` mends a slip of the compiler, not of the author; other repairs may be in vain. */
  get all(): Diagnostic[] {
    const warnings = this.#repairs.flatMap(({ kind, found, place }) => {
      const isInVain = this.#errors.some((error) => isSamePlace(place, error));
      if (kind === 'split-tag' || isInVain) return [];
      return [diagnoseMarkdown(`page/${kind}`, { found }, place)];
    });
    return [...warnings, ...this.#errors];
  }

  /** Whether a place was not repaired in the same way before: that did not help. */
  isNew({ kind }: MdxRepair, place: Place): boolean {
    return !this.#repairs.some((one) => one.kind === kind && isSamePlace(one.place, place));
  }

  repaired({ kind, found }: MdxRepair, place: Place): void {
    this.#repairs.push({ kind, found, place });
  }

  readAsText(read: ReadAsText | undefined, error: Diagnostic): void {
    this.isWhole = false;
    if (read === undefined || !this.#tags.isFollowUp(read)) this.#errors.push(error);
  }
}

function isSamePlace(one: Partial<Place>, other: Partial<Place>): boolean {
  const { position } = other;
  return one.position?.line === position?.line && one.position?.column === position?.column;
}
