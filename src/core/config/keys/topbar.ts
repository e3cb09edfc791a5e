import { z } from 'zod';
import { isWebUrl } from '../../address/link.ts';
import { link } from './address.ts';
import { parseGithubUrl } from './github.ts';
import { icon } from './icon.ts';
import { key } from './key.ts';
import { missing } from './rule.ts';
import { label } from './text.ts';

/** A link in the top bar. `github` links show the repository and its star count. */
export type TopbarLink =
  | {
      readonly type: 'link';
      readonly name: string;
      readonly url: string;
      readonly icon?: string;
      /** Whether only the icon is shown and the name is only read aloud. */
      readonly isNameHidden?: true;
    }
  | { readonly type: 'github'; readonly name?: string; readonly url: string };

/** The call to action. A `github` URL always points to a repository, which `parseGithubUrl` reads. */
export type TopbarCtaButton = TopbarLink & {
  readonly style: 'pill' | 'roundedRectangle';
  readonly arrow: boolean;
};

const linkType = z.enum(['link', 'github']).default('link');

const topbarLink = z
  .strictObject({
    name: key(label.exactOptional(), {
      text: 'Name of the link. Required unless `type` is `github` or there is an `icon`.',
      example: 'Community',
    }),
    url: key(link, {
      text: 'Where the link leads.',
      example: 'https://example.com/community',
    }),
    type: key(linkType, {
      text: '`github` shows the repository at `url` with its star count instead of a name.',
      example: 'github',
    }),
    icon: key(icon.exactOptional(), {
      text: 'Icon before the name, or instead of one.',
      example: 'users',
    }),
  })
  .superRefine(requireName)
  .transform(({ icon: drawn, ...written }): TopbarLink => {
    const read = toTopbarLink(written);
    if (drawn === undefined || read.type === 'github') return read;
    if (written.name !== undefined) return { ...read, icon: drawn };
    return { ...read, name: hostOf(read.url), icon: drawn, isNameHidden: true };
  });

/** `topbarLinks`: links at the end of the top bar, in order. */
export const topbarLinks = z.array(topbarLink);

/** `topbarCtaButton`: the call to action at the end of the top bar. */
export const topbarCtaButton = z
  .strictObject({
    type: key(linkType, {
      text: '`link` shows a button; `github` shows the repository at `url` with its star count.',
      example: 'github',
    }),
    url: key(link, {
      text: 'For `link`: where the button leads. For `github`: the repository.',
      example: 'https://github.com/owner/name',
    }),
    name: key(label.exactOptional(), {
      text: 'Text of the button. Required only if `type` is `link`.',
      example: 'Get started',
    }),
    style: key(z.enum(['pill', 'roundedRectangle']).default('pill'), {
      text: 'Shape of the button.',
      example: 'roundedRectangle',
    }),
    arrow: key(z.boolean().default(true), {
      text: 'Whether an arrow follows the text.',
      example: false,
    }),
  })
  .superRefine(requireName)
  .transform(({ style, arrow, ...button }): TopbarCtaButton => ({
    ...toTopbarLink(button),
    style,
    arrow,
  }));

/** `topbar`: the appearance of the top bar. */
export const topbar = z.strictObject({
  style: key(z.enum(['default', 'gradient']).default('default'), {
    text: 'Background of the top bar: plain, or with a hint of the accent at its start.',
    example: 'gradient',
  }),
});

interface WrittenLink {
  readonly type: 'link' | 'github';
  readonly name?: string;
  readonly url: string;
  readonly icon?: string;
}

function requireName({ type, name, icon }: WrittenLink, context: z.RefinementCtx): void {
  if (type === 'link' && name === undefined && icon === undefined)
    context.addIssue(missing('name', 'type', 'icon'));
}

/** Returns the name of a link without one: its host, or its path on this site. */
function hostOf(url: string): string {
  return isWebUrl(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

/** Converts a written link. A `github` link that does not point to a repository becomes a plain one. */
function toTopbarLink({ type, name, url }: WrittenLink): TopbarLink {
  if (type === 'github' && parseGithubUrl(url) !== undefined) {
    return name === undefined ? { type, url } : { type, name, url };
  }
  return { type: 'link', name: name ?? 'GitHub', url };
}
