/** Links to other sites. */

/** Whether a link points to another site. */
export function isOffsite(href: string | undefined): boolean {
  return href !== undefined && /^(?:https?:)?\/\//i.test(href);
}

/** Returns the attributes that make a link to another site open a new tab; none for other links. */
export function offsiteAttributes(href: string | undefined): Readonly<Record<string, string>> {
  return isOffsite(href) ? { target: '_blank', rel: 'noopener' } : {};
}
