import { z } from 'zod';
import { link } from './address.ts';
import { key } from './key.ts';
import { language } from './language.ts';
import { label } from './text.ts';

/** A version of the documentation, as offered in the dropdown. */
export interface ConfigVersion {
  readonly name: string;
  /** Present if choosing the version leaves the site. */
  readonly url?: string;
  /** Set for at most one version; if for none, the first is the default. */
  readonly default: boolean;
  /** Language of its pages. If versions have one, the dropdown offers languages. */
  readonly locale?: string;
}

const version = z
  .strictObject({
    name: key(label, { text: 'Name of the version.', example: '2.0' }),
    url: key(link.exactOptional(), {
      text: 'Where choosing the version leads, if it has its own site.',
      example: 'https://v1.example.com',
    }),
    default: key(z.boolean().default(false), {
      text: 'Whether the version is shown first. If none is marked, it is the first in the list.',
      example: true,
    }),
    locale: key(language.exactOptional(), {
      text: 'Language of the pages of the version, as a BCP 47 tag. The dropdown then offers languages, and the interface texts follow.',
      example: 'fr',
    }),
  })
  .transform((written): ConfigVersion => written);

/**
 * Returns the version that readers see first: the one marked as default, otherwise the first one without a
 * URL.
 */
export function findDefaultVersion(list: readonly ConfigVersion[]): ConfigVersion | undefined {
  return (
    list.find((candidate) => candidate.default) ??
    list.find(({ url }) => url === undefined) ??
    list[0]
  );
}

/** `versions`: names, or objects with more settings for each. */
export const versions = z.array(
  z.union([label.transform((name): ConfigVersion => ({ name, default: false })), version]),
);
