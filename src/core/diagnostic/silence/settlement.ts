/** Applies a project's own settings to diagnostics: levels by code in docs.json, and comments in pages. */
import type { SourceFile } from '../../text/source-file.ts';
import { isCodeOrArea, isNamed, isNeeded, nearestCode } from '../code-names.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { findIgnores, type Ignore } from './ignores.ts';
import { diagnoseIgnore } from './ignore-entries.ts';

export type CheckLevel = 'off' | 'warning' | 'error';

export type CheckLevels = Readonly<Record<string, CheckLevel>>;

export interface SettlementInput {
  readonly levels: CheckLevels;
  /** Texts that can contain `lectern-ignore` comments. */
  readonly sources: Iterable<SourceFile>;
}

/** Sets the level of diagnostics as the project configures, and records which comments had an effect. */
export class Settlement {
  readonly #levels: CheckLevels;
  readonly #ignores: ReadonlyMap<string, readonly Ignore[]>;
  readonly #used = new Set<string>();

  constructor({ levels, sources }: SettlementInput) {
    this.#levels = levels;
    const found = Array.from(sources, (source) => findIgnores(source)).flat();
    this.#ignores = Map.groupBy(found, ({ file }) => file);
  }

  apply(diagnostics: readonly Diagnostic[]): Diagnostic[] {
    return diagnostics.flatMap((diagnostic) => {
      const { code, severity } = diagnostic;
      if (isNeeded(code)) return [diagnostic];
      const level = this.#levels[code] ?? severity;
      if (this.#isIgnored(diagnostic) || level === 'off') return [];
      return [level === severity ? diagnostic : { ...diagnostic, severity: level }];
    });
  }

  /** Returns diagnostics about comments that had no effect. Call it after all others were settled. */
  unused(): Diagnostic[] {
    const reported = [...this.#ignores.values()]
      .flat()
      .flatMap((ignore) => this.#reportUnused(ignore));
    return this.apply(reported);
  }

  #isIgnored(diagnostic: Diagnostic): boolean {
    let isIgnored = false;
    for (const ignore of this.#ignores.get(diagnostic.file) ?? []) {
      const code = ignore.codes.find((name) => isNamed(diagnostic.code, name));
      if (code === undefined || !speaksFor(ignore, diagnostic)) continue;
      this.#used.add(ignoreKey(ignore, code));
      isIgnored = true;
    }
    return isIgnored;
  }

  #reportUnused(ignore: Ignore): Diagnostic[] {
    const { file, position, codes, text } = ignore;
    if (codes.length === 0) {
      return [diagnoseIgnore('page/unused-ignore', { code: '', why: 'empty' }, { file, position })];
    }
    return codes.flatMap((code) => {
      if (this.#used.has(ignoreKey(ignore, code))) return [];
      const comment = codes.length === 1 ? text : undefined;
      const facts = { code, comment, ...reasonFor(code) };
      return [diagnoseIgnore('page/unused-ignore', facts, { file, position })];
    });
  }
}

function reasonFor(code: string) {
  if (isNeeded(code)) return { why: 'needed' as const };
  if (isCodeOrArea(code)) return { why: 'unused' as const };
  return { why: 'unknown' as const, nearest: nearestCode(code) };
}

function speaksFor({ lines }: Ignore, { position }: Diagnostic): boolean {
  if (lines === undefined) return true;
  return position !== undefined && lines.first <= position.line && position.line <= lines.last;
}

function ignoreKey({ file, position }: Ignore, code: string): string {
  return JSON.stringify([file, position.line, position.column, code]);
}
