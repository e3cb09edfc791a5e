import {
  type Diagnostic,
  type Place,
  withFix,
  type Fix,
} from '../../core/diagnostic/diagnostic.ts';
import { replaceAt } from '../../core/diagnostic/fix.ts';
import { offsetAt } from '../../core/text/source-file.ts';
import { type ReadAsText, TagsAsText } from './read-as-text.ts';
import { diagnoseRepair } from './repair-entries.ts';
import type { MdxRepair, RepairKind } from './repair-mdx.ts';

interface Repaired {
  readonly place: Place;
  /** A fix that changes more than the place itself. */
  readonly fix?: Fix | undefined;
  /** Whether it is a tag of another tool, which nobody means as text in any format. */
  readonly isTag: boolean;
}

/** Collects the places of one text at which the compiler stopped. */
export class Faults {
  readonly #silent: ReadonlySet<RepairKind>;
  readonly #tags = new TagsAsText();
  readonly #repairs: (Omit<MdxRepair, 'text'> & Repaired)[] = [];
  readonly #errors: Diagnostic[] = [];
  /** Names from imports and exports that became text. */
  readonly lostNames = new Set<string>();
  isWhole = true;

  /** @param silent kinds of repairs that are not the author's mistake. */
  constructor(silent: ReadonlySet<RepairKind> = new Set()) {
    this.#silent = silent;
  }

  /**
   * Returns the diagnostics. `split-tag` repairs a mistake of the compiler, not the author; other repairs
   * may have been in vain.
   */
  get all(): Diagnostic[] {
    const warnings = this.#repairs.flatMap((repair) => {
      const { kind, found, replacement, isInAddress = false, place, fix, isTag } = repair;
      const isInVain = this.#errors.some((error) => isSamePlace(place, error));
      // The opening tag of the other tool is reported already, so skip its end.
      const isEnd = kind === 'brace' && /^\{%-? *(?:end|\/)/.test(found);
      const isSilent = kind === 'split-tag' || (this.#silent.has(kind) && !isTag);
      if (isSilent || isInVain || isEnd) return [];
      const reported = diagnoseRepair(`page/${kind}`, { found, isInAddress }, place);
      return [withFix(reported, fix ?? (replacement && replaceAt(place, replacement)))];
    });
    return [...warnings, ...this.#errors];
  }

  /** Whether a place was not repaired in the same way before; if it was, that did not help. */
  isNew({ kind }: MdxRepair, place: Place): boolean {
    return !this.#repairs.some((one) => one.kind === kind && isSamePlace(one.place, place));
  }

  repaired({ text, ...repair }: MdxRepair, place: Place, fix?: Fix): void {
    this.#repairs.push({ ...repair, place, fix, isTag: opensTag(text, repair) });
  }

  /** Takes back a repair that did not help. */
  inVain({ kind }: MdxRepair, place: Place): void {
    const rank = this.#repairs.findIndex(
      (one) => one.kind === kind && isSamePlace(one.place, place),
    );
    if (rank !== -1) this.#repairs.splice(rank, 1);
  }

  /** Adds the errors about tags, quotes and fences that do not match. */
  unbalanced(errors: readonly Diagnostic[]): void {
    this.isWhole = false;
    for (const error of errors) this.#errors.push(error);
  }

  readAsText(read: ReadAsText | undefined, error: Diagnostic): void {
    this.isWhole = false;
    for (const name of namesIn(read?.written ?? '')) this.lostNames.add(name);
    if (read === undefined || !this.#tags.isFollowUp(read)) this.#errors.push(error);
  }
}

/** Whether a tag of another tool opens at the beginning of the line. */
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
