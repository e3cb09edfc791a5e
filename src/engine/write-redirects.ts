import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withBase } from '../core/navigation/href.ts';
import { formatPolicy } from '../core/publish/policy.ts';
import { escapeMarkup } from '../core/site/escape-markup.ts';
import { resolveRedirects } from '../core/site/redirects.ts';
import type { Site } from '../core/site/site.ts';

/** Writes a page for each redirect, so that it works on a host that knows nothing of redirects. */
export async function writeRedirects(site: Site, outDir: string): Promise<void> {
  await Promise.all(
    resolveRedirects(site).map(async ({ source, destination }) => {
      const file = join(outDir, source, 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, formatRedirectPage(withBase(site.base, destination), site.config.lang));
    }),
  );
}

/** The stub loads nothing, whatever the address is that it leads to. */
const POLICY = formatPolicy({ 'default-src': [], 'base-uri': [], 'form-action': [] });

function formatRedirectPage(url: string, lang: string): string {
  const target = escapeMarkup(url);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>Moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
</head>
<body><p>This page is at <a href="${target}">${target}</a>.</p></body>
</html>
`;
}
