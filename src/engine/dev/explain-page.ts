/** A page about a kind of problem, which the overlay of `dev` links to; it needs no network. */
import { explainDiagnostic } from '../../core/diagnostic/explanation.ts';
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import { projectEntries } from '../project-entries.ts';

/** Matches the paths of such pages, below the base. */
const PATH = /^\/_lectern\/diagnostics\/(.+)\.html$/;

const STYLE = `body { max-inline-size: 42rem; margin: 3rem auto; padding-inline: 1rem; color-scheme: light dark;
  font: 1rem/1.6 system-ui, sans-serif; }
pre { padding: 1rem; border: 1px solid; border-radius: 8px; white-space: pre-wrap; }`;

/** Returns the page at `path`, if it is the page of a diagnostic's code. */
export function formatExplainPage(path: string): string | undefined {
  const code = PATH.exec(path)?.[1] ?? '';
  const entry = Object.hasOwn(projectEntries, code) ? projectEntries[code] : undefined;
  if (entry === undefined) return undefined;
  const { severity, title, message, hint, notes, url } = explainDiagnostic(code, entry);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${code}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1><p><code>${code}</code>, ${severity}</p>
<p>A typical case says:</p><pre>${escapeMarkup(`${message}\nhint: ${hint}`)}</pre>
${notes.map((note) => `<p>${escapeMarkup(note)}</p>`).join('\n')}
<p>With an example, in the documentation of Lectern: <a href="${url}">${url}</a></p></main></body>
</html>`;
}
