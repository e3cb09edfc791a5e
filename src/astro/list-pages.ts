import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { LoadedSite } from '../node/load-site.ts';
import type { BuiltPage, PageStatus } from './build-result.ts';

/** Every page of the site with how it came out, and the entries of navigation that have none. */
export function listPages(
  { site, missing }: LoadedSite,
  diagnostics: readonly Diagnostic[],
): BuiltPage[] {
  const worst = new Map<string, PageStatus>();
  for (const { file, severity } of diagnostics) {
    if (worst.get(file) !== 'error') worst.set(file, severity);
  }
  return [
    ...site.pages.map(({ href, file }) => ({ href, file, status: worst.get(file) ?? 'ok' })),
    ...missing.map((entry) => ({
      href: `/${entry.replace(/^\/+/, '')}`,
      file: entry,
      status: 'missing' as const,
    })),
  ];
}
