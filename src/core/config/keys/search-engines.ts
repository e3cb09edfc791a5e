/** Settings for search engines that only the newer format has. */
import { z } from 'zod';
import { filePath, webUrl } from './address.ts';
import { key } from './key.ts';
import { label } from './text.ts';

const text = (about: string, example: string) =>
  key(label.exactOptional(), { text: about, example });

/** `seo.organization`: the publisher of the site. */
export const organization = z.strictObject({
  id: text('URL that identifies the organization to machines.', 'https://example.com/#company'),
  name: key(label.exactOptional(), {
    text: 'Name of the organization.',
    fallback: '`name`',
    example: 'Acme',
  }),
  legalName: text('Legal name of the organization.', 'Acme, Inc.'),
  url: key(webUrl.exactOptional(), {
    text: 'Home page of the organization.',
    fallback: 'the home page of the site',
    example: 'https://example.com',
  }),
  logo: key(filePath.exactOptional(), {
    text: 'Path or URL of the logo.',
    fallback: '`logo.light`',
    example: '/logo/light.svg',
  }),
  sameAs: key(z.array(webUrl).exactOptional(), {
    text: 'Other pages about the organization.',
    example: ['https://en.wikipedia.org/wiki/Acme'],
  }),
});

/** The meta tags of the pages in a folder. */
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
        text: '`<meta>` tags of its pages, by name; those of the innermost folder apply.',
        example: { 'og:image': 'https://example.com/guides.png' },
      }),
    })
    .transform(({ path, metatags }): FolderMetadata => ({
      path: path.replace(/^\/+|\/+$/g, ''),
      metatags,
    })),
);
