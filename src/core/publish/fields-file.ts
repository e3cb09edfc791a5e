/** Fields as a file of their own: pages that leave them out fetch it on wish. */
import { slugToPath } from '../address/page-href.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import type { Page } from '../pages/page.ts';
import { formatPolicy } from '../policy/policy.ts';

const FOLDER = '_lectern/fields';

/** Nothing in it may load anything where it is opened by itself. */
const POLICY = formatPolicy({ 'default-src': [], 'base-uri': [], 'form-action': [] });

/** From the site's root, decoded, without leading slash: `_lectern/fields/schemas/pet.html`. */
export function fieldsPath(page: Page): string {
  return `${FOLDER}/${slugToPath(page.slug) || 'index'}.html`;
}

/** URL from the site's root, without base, by that of the page. */
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
