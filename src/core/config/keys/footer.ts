import { z } from 'zod';
import { absoluteLink, link } from './address.ts';
import { key } from './key.ts';
import { label } from './text.ts';

/** Platforms with their own icon; the first nine are defined by the specification. */
const SOCIAL_TYPES = [
  'website',
  'facebook',
  'twitter',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'x',
  'x-twitter',
  'youtube',
  'medium',
  'telegram',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
  'earth-americas',
] as const;

export type SocialType = (typeof SOCIAL_TYPES)[number];

/** A social account. */
export interface Social {
  readonly type: SocialType;
  readonly url: string;
}

const socialType = z.enum(SOCIAL_TYPES);

/** `footerSocials`: URLs by platform, or a list of `{ type, url }`. The output is a list, in order. */
export const footerSocials = z.union([
  z
    .partialRecord(socialType, absoluteLink)
    .transform((byType): readonly Social[] =>
      Object.entries(byType).map(([type, url]) => ({ type: socialType.parse(type), url })),
    ),
  z
    .array(z.strictObject({ type: socialType, url: absoluteLink }))
    .transform((list): readonly Social[] => list),
]);

const column = z.strictObject({
  title: key(label.exactOptional(), { text: 'Heading of the column.', example: 'Company' }),
  links: key(z.array(z.strictObject({ label, url: link })), {
    text: 'Links of the column.',
    example: [{ label: 'Blog', url: 'https://example.com/blog' }],
  }),
});

/** `footer`: columns of links, and the social accounts, which the newer format has here. */
export const footer = z.strictObject({
  socials: key(footerSocials.exactOptional(), {
    text: 'Same as `footerSocials`, and takes precedence over it.',
    example: { github: 'https://github.com/owner' },
  }),
  links: key(z.array(column).default([]), {
    text: 'Columns of links above the social accounts.',
    example: [{ title: 'Company', links: [{ label: 'Blog', url: 'https://example.com/blog' }] }],
  }),
});
