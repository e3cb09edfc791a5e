import { type Diagnostic, type Place, withFix } from '../../core/diagnostic/diagnostic.ts';
import { type Fix, replaceAt } from '../../core/diagnostic/fix.ts';
import { offsetAt } from '../../core/text/source-file.ts';
import { type ReadAsText, TagsAsText } from './read-as-text.ts';
import { diagnoseRepair } from './repair-entries.ts';
import type { MdxRepair, RepairKind } from './repair-mdx.ts';

interface Repaired {
  readonly place: Place;
  /** What mends more than the place itself. */
  readonly fix?: Fix | undefined;
  /** Set where nobody means it as text, in whatever format. */
  readonly isTag: boolean;
}

/** What the compiler stopped at in one text. */
export class Faults {
  readonly #silent: ReadonlySet<RepairKind>;
  readonly #tags = new TagsAsText();
  readonly #repairs: (Omit<MdxRepair, 'text'> & Repaired)[] = [];
  readonly #errors: Diagnostic[] = [];
  /** Names in imports and exports that became text. */
  readonly lostNames = new Set<string>();
  isWhole = true;

  /** @param silent repairs of what is no mistake of the author. */
  constructor(silent: ReadonlySet<RepairKind> = new Set()) {
    this.#silent = silent;
  }

  /** `split-tag` mends a slip of the compiler, not of the author; other repairs may be in vain. */
  get all(): Diagnostic[] {
    const warnings = this.#repairs.flatMap((repair) => {
      const { kind, found, cure, isInAddress = false, place, fix, isTag } = repair;
      const isInVain = this.#errors.some((error) => isSamePlace(place, error));
      // The tag of another tool that this one ends is told.
      const isEnd = kind === 'brace' && /^\{%-? *(?:end|\/)/.test(found);
      const isSilent = kind === 'split-tag' || (this.#silent.has(kind) && !isTag);
      if (isSilent || isInVain || isEnd) return [];
      const told = diagnoseRepair(`page/${kind}`, { found, isInAddress }, place);
      return [withFix(told, fix ?? (cure && replaceAt(place, cure)))];
    });
    return [...warnings, ...this.#errors];
  }

  /** Whether a place was not repaired in the same way before: that did not help. */
  isNew({ kind }: MdxRepair, place: Place): boolean {
    return !this.#repairs.some((one) => one.kind === kind && isSamePlace(one.place, place));
  }

  repaired({ text, ...repair }: MdxRepair, place: Place, fix?: Fix): void {
    this.#repairs.push({ ...repair, place, fix, isTag: opensTag(text, repair) });
  }

  /** Takes a repair back that did not help. */
  inVain({ kind }: MdxRepair, place: Place): void {
    const rank = this.#repairs.findIndex(
      (one) => one.kind === kind && isSamePlace(one.place, place),
    );
    if (rank !== -1) this.#repairs.splice(rank, 1);
  }

  /** What was found not to fit together, all at once. */
  unbalanced(errors: readonly Diagnostic[]): void {
    this.isWhole = false;
    this.#errors.push(...errors);
  }

  readAsText(read: ReadAsText | undefined, error: Diagnostic): void {
    this.isWhole = false;
    for (const name of namesIn(read?.written ?? '')) this.lostNames.add(name);
    if (read === undefined || !this.#tags.isFollowUp(read)) this.#errors.push(error);
  }
}

/** Whether a tag of another tool opens there at the beginning of a line. */
function opensTag(text: string, { kind, found, position }: Omit<MdxRepair, 'text'>): boolean {
  if (kind !== 'brace' || position === undefined) return false;
  const before = text.slice(0, offsetAt(text, position));
  return /(?:^|\n)[ \t]*$/.test(before) && /^\{%-? *(?!end|else|raw\b)[a-z]/.test(found);
}

function namesIn(written: string): readonly string[] {
  return /^(?:import|export)\b/.test(written) ? (written.match(/[A-Za-z_$][\w$]*/g) ?? []) : [];
}

function isSamePlace(one: Partial<Place>, other: Partial<Place>): boolean {
  const { position } = other;
  return one.position?.line === position?.line && one.position?.column === position?.column;
}
