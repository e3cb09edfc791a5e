import { escapeMarkup } from '../html/escape-markup.ts';

export interface LinkTo {
  /** Absent if the target is not a page of the site. */
  readonly slug?: string | undefined;
  readonly isActive?: boolean;
}

export type FormatLink = (className: string, label: string, to: LinkTo) => string;

/** Formats links of the previewed site: buttons where a script handles clicks, otherwise text. */
export function linksOf({ isLive }: { readonly isLive: boolean }): FormatLink {
  return (className, label, { slug, isActive = false }) => {
    const active = isActive ? ' data-active' : '';
    if (!isLive || slug === undefined) {
      return `<span class="${className}"${active}>${escapeMarkup(label)}</span>`;
    }
    const page = ` data-page="${escapeMarkup(slug)}"`;
    return `<button type="button" class="${className}"${active}${page}>${escapeMarkup(label)}</button>`;
  };
}

/** Returns the slug of an address: in the previewed site, addresses are the slugs of pages. */
export function slugAt(href: string): string {
  return href.replace(/^\/|\/$/g, '') || 'index';
}
