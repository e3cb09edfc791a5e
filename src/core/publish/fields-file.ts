/** Puts fields into a separate file: pages that leave them out fetch it on demand. */
import { slugToPath } from '../address/page-href.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import type { Page } from '../pages/page.ts';
import { formatPolicy } from '../policy/policy.ts';

const FOLDER = '_lectern/fields';

/** The file can load nothing when it is opened on its own. */
const POLICY = formatPolicy({ 'default-src': [], 'base-uri': [], 'form-action': [] });

/**
 * Returns the path from the site's root, decoded, without a leading slash:
 * `_lectern/fields/schemas/pet.html`.
 */
export function fieldsPath(page: Page): string {
  return `${FOLDER}/${slugToPath(page.slug) || 'index'}.html`;
}

/** Returns the URL from the site's root, without the base, for the URL of the page. */
export function fieldsHref(pageHref: string): string {
  return `/${FOLDER}${pageHref.replace(/\/$/, '') || '/index'}.html`;
}

export function formatFieldsFile({ title }: Pick<Page, 'title'>, fields: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<main>${fields}</main>
`;
}
