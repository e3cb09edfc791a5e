import { z } from 'zod';
import { link } from './address.ts';
import { key } from './key.ts';
import { broken } from './rule.ts';

/** `metadata`: `<meta>` tags of every page, by name. */
export const metadata = z.record(z.string(), z.string());

/** `seo`: what search engines and the site's own search see. */
export const seo = z.strictObject({
  indexHiddenPages: key(z.boolean().default(false), {
    text: 'Includes pages that are not in `navigation` in search and in the sitemap.',
    example: true,
  }),
  previewImages: key(z.boolean().default(false), {
    text: 'Generates an image for link previews of each page, with its title, its group and the logo or name of the site. Pages with an `og:image` keep theirs. Titles in scripts other than Latin and Cyrillic need a font on the machine that builds the site; if there is none, no image is made and Lectern reports it. Needs the npm package `sharp` and an address given with `--site`.',
    example: true,
  }),
});

const redirect = z.strictObject({
  source: key(
    z
      .string()
      .trim()
      .refine(isRedirectSource, broken('config/bad-redirect-source'))
      .transform((path) => (path.startsWith('/') ? path : `/${path}`).replaceAll(' ', '%20')),
    {
      text: 'Path that has moved, from the root of the site. `:name` stands for one segment, `:name*` for all that follow.',
      example: '/old/:slug*',
    },
  ),
  destination: key(link, {
    text: 'New location: a path of the site or a URL. It can use the names from `source`.',
    example: '/new/:slug*',
  }),
  permanent: key(z.boolean().default(true), {
    text: 'Whether search engines should forget the old path.',
    example: false,
  }),
});

/** A redirect from a moved path; `source` begins with a slash. */
export type Redirect = z.output<typeof redirect>;

/** `redirects`: paths that have moved. */
export const redirects = z.array(redirect);

function isRedirectSource(path: string): boolean {
  // A space is written as %20 in an address; a line break is a mistake.
  return path !== '' && !/[?#\\]|[^\S ]|^[a-z]+:|^\/\//i.test(path);
}
