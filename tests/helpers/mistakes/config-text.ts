import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';

/** Returns the smallest valid docs.json with more keys on the lines after it; the first is on line 4. */
export function configWith(...lines: string[]): string {
  const needed = ['  "name": "Acme"', '  "navigation": [{ "group": "Start", "pages": ["a"] }]'];
  return `{\n${[...needed, ...lines.map((line) => `  ${line}`)].join(',\n')}\n}\n`;
}

/**
 * Returns everything that is reported about a docs.json; each diagnostic is the four lines that an author
 * reads.
 */
export function diagnose(text: string): string[] {
  return parseConfig({ path: 'docs.json', text }).diagnostics.map(diagnosticLines);
}

/** Returns only the places and codes: `4:3 config/unknown-key`. */
export function placesAndCodes(text: string): string[] {
  return parseConfig({ path: 'docs.json', text }).diagnostics.map(
    ({ code, position }) => `${position?.line}:${position?.column} ${code}`,
  );
}

function diagnosticLines({ code, severity, title, message, hint, file, position }: Diagnostic) {
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  return [`${place} ${severity} ${code}`, title, message, hint].join('\n');
}
