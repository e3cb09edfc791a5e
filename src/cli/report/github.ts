import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { formatCounts } from './pretty.ts';
import { countDiagnostics } from './report.ts';

/**
 * Formats workflow commands, which GitHub Actions shows next to the lines of a change.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * @param toShownPath converts a path in the project to one relative to the repository's root.
 */
export function formatGithub(
  diagnostics: readonly Diagnostic[],
  toShownPath: (file: string) => string,
): string {
  // The results page shows only the first annotations of a step, so errors come first.
  const ordered = diagnostics.toSorted((left, right) => rankOf(left) - rankOf(right));
  const commands = ordered.map((diagnostic) => toCommand(diagnostic, toShownPath));
  const { errors, warnings } = countDiagnostics(diagnostics);
  const isCut = Math.max(errors, warnings) > SHOWN;
  const note = `${formatCounts(diagnostics)}; GitHub shows ${SHOWN} of each, the log has all.`;
  const lines = commands.map((command) => `${command}\n`).join('');
  return isCut ? lines + formatNotice(note) : lines;
}

/** Formats a notice for the results page that refers to no file. */
export function formatNotice(text: string): string {
  return `::notice title=Lectern::${escapeData(text)}\n`;
}

/** How many annotations of each severity GitHub shows for one step. */
const SHOWN = 10;

function rankOf({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1;
}

function toCommand(diagnostic: Diagnostic, toShownPath: (file: string) => string): string {
  const { code, severity, title, message, hint, file, position } = diagnostic;
  const properties = [
    ...(file === '' ? [] : [`file=${escapeProperty(toShownPath(file))}`]),
    ...(position ? [`line=${position.line}`, `col=${position.column}`] : []),
    `title=${escapeProperty(`${title} (${code})`)}`,
  ];
  return `::${severity} ${properties.join(',')}::${escapeData(`${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
