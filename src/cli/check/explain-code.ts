/** Implements `lectern check --explain image/no-alt`: explains a code without a network. */
import type { AnyEntry } from '../../core/diagnostic/catalog.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { nearestCode } from '../../core/diagnostic/code-names.ts';
import { explainDiagnostic, type Explanation } from '../../core/diagnostic/explanation.ts';
import { cliEntries } from '../terminal/cli-entries.ts';
import type { Style } from '../terminal/style.ts';
import { checkEntries, diagnoseCheck } from './check-entries.ts';

/** Returns lines for people, or a diagnostic if there is no such code. */
export async function explainCode(code: string, style: Style): Promise<string | Diagnostic> {
  const { projectEntries } = await import('../../engine/project-entries.ts');
  const entries: Readonly<Record<string, AnyEntry>> = {
    ...projectEntries,
    ...cliEntries,
    ...checkEntries,
  };
  const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
  if (entry !== undefined) return formatExplanation(explainDiagnostic(code, entry), style);
  return diagnoseCheck('cli/unknown-code', { code, nearest: nearestCode(code) }, { file: '' });
}

function formatExplanation(explanation: Explanation, style: Style): string {
  const { code, severity, title, message, hint, notes, url } = explanation;
  const lines = [
    `${style(severity === 'error' ? 'red' : 'yellow', severity)}  ${style('dim', code)}`,
    style('bold', title),
    '',
    'A typical case:',
    `  ${message}`,
    `  ${style('cyan', 'hint:')} ${hint}`,
    '',
    ...notes,
    style('dim', url),
  ];
  return `${lines.join('\n')}\n`;
}
