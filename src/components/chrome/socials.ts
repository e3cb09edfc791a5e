/** Names and icons of the platforms of `footerSocials`. */
import type { SocialType } from '../../core/config/keys/footer.ts';
import type { Words } from '../../core/language/wording.ts';

export interface SocialLink {
  readonly type: SocialType;
  readonly href: string;
}

export interface FooterColumn {
  readonly title?: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

interface Platform {
  /** A name, or the key of an interface text. */
  readonly label: string | { readonly word: 'website' | 'podcast' };
  readonly icon: string;
  readonly style: 'brands' | 'solid';
}

export const socials: Readonly<Record<SocialType, Platform>> = {
  website: { label: { word: 'website' }, icon: 'globe', style: 'solid' },
  facebook: brand('Facebook', 'facebook'),
  twitter: brand('Twitter', 'twitter'),
  discord: brand('Discord', 'discord'),
  slack: brand('Slack', 'slack'),
  github: brand('GitHub', 'github'),
  linkedin: brand('LinkedIn', 'linkedin'),
  instagram: brand('Instagram', 'instagram'),
  'hacker-news': brand('Hacker News', 'hacker-news'),
  x: brand('X', 'x-twitter'),
  'x-twitter': brand('X', 'x-twitter'),
  youtube: brand('YouTube', 'youtube'),
  medium: brand('Medium', 'medium'),
  telegram: brand('Telegram', 'telegram'),
  bluesky: brand('Bluesky', 'bluesky'),
  threads: brand('Threads', 'threads'),
  reddit: brand('Reddit', 'reddit'),
  podcast: { label: { word: 'podcast' }, icon: 'podcast', style: 'solid' },
  'earth-americas': { label: { word: 'website' }, icon: 'earth-americas', style: 'solid' },
};

/** Returns the name of a platform in the language of the page. */
export function platformName(type: SocialType, words: Words): string {
  const { label } = socials[type];
  return typeof label === 'string' ? label : words[label.word];
}

function brand(label: string, icon: string): Platform {
  return { label, icon, style: 'brands' };
}
