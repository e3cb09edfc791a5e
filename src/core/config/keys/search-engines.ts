/** What only the newer format says to search engines. */
import { z } from 'zod';
import { filePath, webUrl } from './address.ts';
import { key } from './key.ts';
import { label } from './text.ts';

const text = (about: string, example: string) =>
  key(label.exactOptional(), { text: about, example });

/** `seo.organization`: who publishes the site. */
export const organization = z.strictObject({
  id: text('Address that names the organization for machines.', 'https://example.com/#company'),
  name: key(label.exactOptional(), {
    text: 'Its name.',
    fallback: '`name`',
    example: 'Acme',
  }),
  legalName: text('Its full name in law.', 'Acme, Inc.'),
  url: key(webUrl.exactOptional(), {
    text: 'Its home page.',
    fallback: 'that of the site',
    example: 'https://example.com',
  }),
  logo: key(filePath.exactOptional(), {
    text: 'Path or URL of its logo.',
    fallback: '`logo.light`',
    example: '/logo/light.svg',
  }),
  sameAs: key(z.array(webUrl).exactOptional(), {
    text: 'Other pages about it.',
    example: ['https://en.wikipedia.org/wiki/Acme'],
  }),
});

/** Meta tags of the pages of a folder. */
export interface FolderMetadata {
  /** Without outer slashes. */
  readonly path: string;
  readonly metatags: Readonly<Record<string, string>>;
}

/** `seo.paths`: meta tags of folders. */
export const paths = z.array(
  z
    .strictObject({
      path: key(label, { text: 'Folder of the pages.', example: 'guides' }),
      metatags: key(z.record(z.string(), z.string()), {
        text: '`<meta>` tags of its pages by name; those of the innermost folder count.',
        example: { 'og:image': 'https://example.com/guides.png' },
      }),
    })
    .transform(({ path, metatags }): FolderMetadata => ({
      path: path.replace(/^\/+|\/+$/g, ''),
      metatags,
    })),
);
