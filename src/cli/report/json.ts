import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Report } from './report.ts';

/** The whole report as one JSON object on one line; absent places are null. */
export function formatJson({ pages, diagnostics, timings }: Report): string {
  const plainPages = pages.map(({ href, file, status }) => ({ href, file, status }));
  return `${JSON.stringify({ pages: plainPages, diagnostics: diagnostics.map(toPlain), timings })}\n`;
}

function toPlain({ code, severity, file, position, message, hint }: Diagnostic) {
  return {
    code,
    severity,
    file: file === '' ? null : file,
    line: position?.line ?? null,
    column: position?.column ?? null,
    message,
    hint,
  };
}
