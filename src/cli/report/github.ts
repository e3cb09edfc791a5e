import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

/**
 * Workflow commands that GitHub Actions shows beside the lines of a change.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * @param toShownPath from a path in the project to one that starts at the repository's root.
 */
export function formatGithub(
  diagnostics: readonly Diagnostic[],
  toShownPath: (file: string) => string,
): string {
  return diagnostics.map((diagnostic) => `${toCommand(diagnostic, toShownPath)}\n`).join('');
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
