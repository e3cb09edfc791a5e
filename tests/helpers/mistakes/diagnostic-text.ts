import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';

/**
 * Formats a diagnostic on one line, `file:line:column severity code: message -> hint`, with `<dir>` for the
 * test's own folder. Tests pin what authors read with it.
 */
export function diagnosticText(diagnostic: Diagnostic, folder?: string): string {
  const { code, severity, file, position, message, hint } = diagnostic;
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  const text = `${place === '' ? '' : `${place} `}${severity} ${code}: ${message} -> ${hint}`;
  return folder === undefined ? text : text.replaceAll(folder, '<dir>');
}
