/** Explains the effect of each front matter key of a project's pages. */
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { frontMatterKeys, meantKey } from '../pages/front-matter-keys.ts';
import { META_NAMES } from '../pages/meta-names.ts';
import type { Page } from '../pages/page.ts';
import { ownValue } from '../text/own-value.ts';
import type { KeyExplanation } from './key-explanation.ts';

type Verdict = Pick<KeyExplanation, 'status' | 'reason'>;

/**
 * Explains every key, the most frequent first. `diagnostics` are those of the pages: they show which values
 * were left out.
 */
export function explainFrontMatter(
  pages: readonly Page[],
  diagnostics: readonly Diagnostic[],
): readonly KeyExplanation[] {
  const problems = new Map(diagnostics.flatMap(toProblem));
  const explanations = new Map<string, KeyExplanation>();
  for (const { file, frontMatter, frontMatterPositions } of pages) {
    const hasHero = frontMatter.hero !== undefined;
    for (const [name, position] of Object.entries(frontMatterPositions)) {
      // The addresses inside a hero are parts of the `hero` key.
      if (hasHero && name.startsWith('hero.')) continue;
      const problem = problems.get(`${file}:${position.line}`);
      const { status, reason } = problem ?? judge(name);
      const identity = `${name}\n${status}\n${reason}`;
      const known = explanations.get(identity);
      explanations.set(identity, {
        ...(known ?? { name, status, reason, file, position }),
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return [...explanations.values()].toSorted((left, right) => right.count - left.count);
}

/** Returns the verdict of a diagnostic that reports a value as left out, by its file and line. */
function toProblem({ code, file, position, message }: Diagnostic): [string, Verdict][] {
  const isLeftOut = /^(?:front-matter\/(?:wrong-type|unknown-value)|link\/unsafe)$/.test(code);
  if (!isLeftOut || position === undefined) return [];
  return [[`${file}:${position.line}`, { status: 'ignored', reason: message }]];
}

function judge(name: string): Verdict {
  const known = ownValue(frontMatterKeys, name);
  if (known !== undefined) {
    return { status: known.kind === 'none' ? 'ignored' : 'used', reason: known.text };
  }
  if (name.includes(':') || META_NAMES.has(name)) {
    return { status: 'used', reason: 'A `<meta>` tag of the page.' };
  }
  const meant = meantKey(name);
  const guess = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return { status: 'ignored', reason: `Lectern does not know this key.${guess}` };
}
