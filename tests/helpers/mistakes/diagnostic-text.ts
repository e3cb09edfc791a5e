import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';

/**
 * A diagnostic on one line, `file:line:column severity code: message -> hint`, with the test's own
 * folder written as `<dir>`, to pin what authors read.
 */
export function diagnosticText(diagnostic: Diagnostic, folder?: string): string {
  const { code, severity, file, position, message, hint } = diagnostic;
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  const text = `${place === '' ? '' : `${place} `}${severity} ${code}: ${message} -> ${hint}`;
  return folder === undefined ? text : text.replaceAll(folder, '<dir>');
}
