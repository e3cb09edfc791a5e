import { z } from 'zod';
import { link } from './address.ts';
import { parseGithubUrl } from './github.ts';
import { icon } from './icon.ts';
import { key } from './key.ts';
import { missing } from './rule.ts';
import { label } from './text.ts';

/** A link of the top bar; `github` ones show the repository and its star count. */
export type TopbarLink =
  | { readonly type: 'link'; readonly name: string; readonly url: string; readonly icon?: string }
  | { readonly type: 'github'; readonly name?: string; readonly url: string };

/** The call to action. A `github` url always leads to a repository (`parseGithubUrl` reads it). */
export type TopbarCtaButton = TopbarLink & {
  readonly style: 'pill' | 'roundedRectangle';
  readonly arrow: boolean;
};

const linkType = z.enum(['link', 'github']).default('link');

const topbarLink = z
  .strictObject({
    name: key(label.exactOptional(), {
      text: 'Name of the link. Needed unless `type` is `github`.',
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
    icon: key(icon.exactOptional(), { text: 'Icon before the name.', example: 'users' }),
  })
  .superRefine(requireName)
  .transform(({ icon: drawn, ...written }): TopbarLink => {
    const read = toTopbarLink(written);
    return drawn === undefined || read.type === 'github' ? read : { ...read, icon: drawn };
  });

/** `topbarLinks`: links at the end of the top bar, in order. */
export const topbarLinks = z.array(topbarLink);

/** `topbarCtaButton`: the call to action at the end of the top bar. */
export const topbarCtaButton = z
  .strictObject({
    type: key(linkType, {
      text: '`link` shows a button; `github` shows the repository at `url` and its star count.',
      example: 'github',
    }),
    url: key(link, {
      text: 'For `link`: where the button leads. For `github`: the repository.',
      example: 'https://github.com/owner/name',
    }),
    name: key(label.exactOptional(), {
      text: 'Text of the button. Needed only when `type` is `link`.',
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

/** `topbar`: the look of the bar itself. */
export const topbar = z.strictObject({
  style: key(z.enum(['default', 'gradient']).default('default'), {
    text: 'Background of the top bar: plain, or with a breath of the accent from its start.',
    example: 'gradient',
  }),
});

interface WrittenLink {
  readonly type: 'link' | 'github';
  readonly name?: string;
  readonly url: string;
}

function requireName(written: WrittenLink, context: z.RefinementCtx): void {
  if (written.type === 'link' && written.name === undefined)
    context.addIssue(missing('name', 'type'));
}

/** A `github` link that leads to no repository becomes a plain one. */
function toTopbarLink({ type, name, url }: WrittenLink): TopbarLink {
  if (type === 'github' && parseGithubUrl(url) !== undefined) {
    return name === undefined ? { type, url } : { type, name, url };
  }
  return { type: 'link', name: name ?? 'GitHub', url };
}
