/** The parts around every page of the previewed site: banner, name, choice of a version, footer. */
import type { Bars } from '../config/bars.ts';
import type { Config } from '../config/config.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import type { Version } from '../navigation/model.ts';
import { stripMarkdown } from '../text/plain-words.ts';
import { slugAt, type FormatLink } from './format-link.ts';

export function formatBanner({ banner }: Partial<Bars>): string {
  return banner === undefined ? '' : box('live-banner', stripMarkdown(banner.content));
}

/**
 * Formats the name of the site. A logo's file is only on the author's disk, so a symbol beside the name
 * represents it.
 */
export function formatName({ name, logo }: Config): string {
  return box(logo === undefined ? 'live-name' : 'live-name live-logo', name);
}

export interface VersionChoice {
  readonly versions: readonly Version[];
  /** Name of the version that is shown. */
  readonly shown: string | undefined;
}

export function formatVersions({ versions, shown }: VersionChoice, link: FormatLink): string {
  if (versions.length === 0) return '';
  const entries = versions.map(({ name, label, href, url }) =>
    link('live-option', label, {
      ...(url === undefined && href !== undefined && { slug: slugAt(href) }),
      isActive: name === shown,
    }),
  );
  return `<div class="live-choice">${entries.join('')}</div>`;
}

export function formatFooter({ footer, footerSocials = [] }: Partial<Bars>): string {
  const columns = (footer?.links ?? []).map(
    ({ title, links }) =>
      `<div>${title === undefined ? '' : box('live-group', title)}${links.map(({ label }) => box('live-extra', label)).join('')}</div>`,
  );
  const socials = footerSocials.map(({ type }) => box('live-extra', type));
  if (columns.length + socials.length === 0) return '';
  const accounts = socials.length === 0 ? '' : `<div>${socials.join('')}</div>`;
  return `<div class="live-footer">${columns.join('')}${accounts}</div>`;
}

export function box(className: string, text: string): string {
  return `<span class="${className}">${escapeMarkup(text)}</span>`;
}
