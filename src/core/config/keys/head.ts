import { z } from 'zod';
import { linkDanger } from '../../address/link.ts';
import { webUrl } from './address.ts';
import { key } from './key.ts';
import { broken } from './rule.ts';

const tag = z
  .strictObject({
    tag: key(z.enum(['meta', 'link', 'script', 'style', 'noscript']), {
      text: 'Name of the element.',
      example: 'meta',
    }),
    attrs: key(z.record(z.string(), z.union([z.string(), z.boolean()])).default({}), {
      text: 'Attributes of the element; `true` writes only the name. Attributes that contain code, such as `onload`, are not allowed.',
      example: { name: 'theme-color', content: '#16a34a' },
    }),
    content: key(z.string().exactOptional(), {
      text: 'Text inside the element. Scripts and styles written here are allowed by their hash.',
    }),
    hosts: key(z.array(webUrl).default([]), {
      text: 'Additional hosts that the element loads from or sends to, besides the host in its URL.',
      example: ['https://api.example.com'],
    }),
  })
  .refine(isPlain, broken('config/bad-head-element'));

/** `head`: elements for the `<head>` of every page. */
export const head = z.array(tag);

/** An element of `head`, ready to be rendered. */
export type HeadTag = z.output<typeof tag>;

interface PlainTag {
  readonly attrs: Readonly<Record<string, string | boolean>>;
  readonly content?: string;
}

/**
 * Whether the element is harmless: no attribute contains code, which the policy would not run anyway, and
 * nothing inside closes the element early or turns what follows into a comment.
 */
function isPlain({ attrs, content = '' }: PlainTag): boolean {
  const isHarmless = ([name, value]: [string, string | boolean]) => {
    if (!/^(?!on)[a-z][\w:.-]*$/i.test(name) || /^style$/i.test(name)) return false;
    return !/^(?:src|href)$/i.test(name) || linkDanger(String(value)) === undefined;
  };
  const endsEarly = /<\/(?:script|style|noscript)|<!--/i.test(content);
  return Object.entries(attrs).every(isHarmless) && !endsEarly;
}
