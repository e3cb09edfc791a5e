import { urlOf } from '../../core/diagnostic/explanation.ts';
import type { Diagnostic, Fix } from '../../core/diagnostic/diagnostic.ts';
import { toPlainLive } from './live.ts';
import type { Report } from './report.ts';

/** Formats the whole report as one JSON object on one line; absent places and fixes are null. */
export function formatJson({ pages, diagnostics, timings, ...rest }: Report): string {
  const { fixed, known, links, live } = rest;
  const plainPages = pages.map(({ href, file, status }) => ({ href, file, status }));
  const report = {
    pages: plainPages,
    diagnostics: diagnostics.map(toPlain),
    timings,
    ...(known && { known: known.map(toPlain) }),
    ...(links && { links }),
    ...(live && { live: toPlainLive(live) }),
    ...(fixed && { fixed: fixed.map(toPlain) }),
  };
  return `${JSON.stringify(report)}\n`;
}

function toPlain({ code, severity, file, position, message, hint, fix }: Diagnostic) {
  return {
    code,
    url: urlOf(code),
    severity,
    file: file === '' ? null : file,
    line: position?.line ?? null,
    column: position?.column ?? null,
    message,
    hint,
    fix: fix ? toPlainFix(fix) : null,
  };
}

/** An edit begins at its position, or after the key or quote there. */
function toPlainFix({ title, edits, needs }: Fix) {
  const plain = edits.map(({ file, position, before, text }) => {
    return { file, line: position.line, column: position.column, before, after: text };
  });
  return { title, needs: needs ?? null, edits: plain };
}
