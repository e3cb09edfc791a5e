/** Links that leave the site. */

/** Whether a link leaves the site. */
export function isOffsite(href: string | undefined): boolean {
  return href !== undefined && /^(?:https?:)?\/\//i.test(href);
}

/** What makes a link that leaves the site open a tab of its own; nothing for any other. */
export function offsiteAttributes(href: string | undefined): Readonly<Record<string, string>> {
  return isOffsite(href) ? { target: '_blank', rel: 'noopener' } : {};
}
