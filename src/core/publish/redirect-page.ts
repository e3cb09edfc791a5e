/** Formats the page at an address that redirects elsewhere, for hosts that do not support redirects. */
import { textDirection } from '../config/keys/language.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import { siteWords } from '../language/languages/wording-of.ts';
import { formatPolicy } from '../policy/policy.ts';
import type { Site } from '../site.ts';

/** The page loads nothing, regardless of the address that it points to. */
const POLICY = formatPolicy({ 'default-src': [], 'base-uri': [], 'form-action': [] });

interface RedirectTarget {
  /** Including the base. */
  readonly url: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

export function formatRedirectPage(
  { config }: Pick<Site, 'config'>,
  { url, language }: RedirectTarget,
): string {
  const { lang, words } = siteWords(config, language);
  const target = escapeMarkup(url);
  const title = escapeMarkup(words.atOtherAddress);
  return `<!doctype html>
<html lang="${lang}" dir="${textDirection(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
</head>
<body><h1>${title}</h1><p><a href="${target}" dir="ltr">${target}</a></p></body>
</html>
`;
}
