import { escapeMarkup } from '../html/escape-markup.ts';

export interface LinkTo {
  /** Absent where it leads to no page of the site. */
  readonly slug?: string | undefined;
  readonly isActive?: boolean;
}

export type FormatLink = (className: string, label: string, to: LinkTo) => string;

/** Links of the drawn site: buttons where somebody hears them, else text. */
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

/** Addresses of the drawn site are the names of its pages. */
export function slugAt(href: string): string {
  return href.replace(/^\/|\/$/g, '') || 'index';
}
