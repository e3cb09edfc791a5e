import { type Diagnostic, formatPlace } from '../diagnostic/diagnostic.ts';
import { formatFrame, framesIn } from '../diagnostic/frame.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import type { SourceFile } from '../text/source-file.ts';

/** Nobody reads more problems than this next to a small window. */
const SHOWN = 3;

/** Formats problems as `check` reports them: place, title, source lines, what happened, what to do. */
export function formatProblems(problems: readonly Diagnostic[], source: SourceFile): string {
  const frame = framesIn(source);
  return problems
    .slice(0, SHOWN)
    .map(({ severity, file, position, code, title, message, hint }) => {
      const lines = position && escapeMarkup(formatFrame(frame(position)));
      return [
        `<div class="live-problem live-${severity}">`,
        `<p class="live-place">${escapeMarkup(formatPlace(file, position))} <b>${severity}</b> ${escapeMarkup(code)}</p>`,
        `<p><b>${escapeMarkup(title)}</b></p>`,
        lines === undefined ? '' : `<pre>${lines}</pre>`,
        `<p>${escapeMarkup(message)}</p>`,
        `<p><b>hint:</b> ${escapeMarkup(hint)}</p>`,
        '</div>',
      ].join('');
    })
    .join('');
}
