import { z } from 'zod';
import { filePath, link } from './address.ts';
import { key } from './key.ts';
import { missing } from './rule.ts';

/** A logo for each mode, and the link of the logo. Both are always set; they can be the same image. */
export interface Logo {
  /** Path from the project root, or a complete URL. */
  readonly light: string;
  readonly dark: string;
  readonly href: string;
}

const logoByMode = z
  .strictObject({
    light: key(filePath.exactOptional(), {
      text: 'Logo in light mode.',
      fallback: 'the same as `dark`',
      example: '/logo/light.svg',
    }),
    dark: key(filePath.exactOptional(), {
      text: 'Logo in dark mode.',
      fallback: 'the same as `light`',
      example: '/logo/dark.svg',
    }),
    href: key(link.default('/'), {
      text: 'Where a click on the logo leads: a path of the site or a URL.',
      example: 'https://example.com',
    }),
  })
  .superRefine(({ light, dark }, context) => {
    if (light === undefined && dark === undefined) context.addIssue(missing('light', 'dark'));
  })
  .transform(({ light, dark, href }): Logo => {
    const either = light ?? dark ?? '';
    return { light: light ?? either, dark: dark ?? either, href };
  });

/** `logo`: a path for both modes, or an object with one for each. */
export const logo = z.union([
  filePath.transform((path): Logo => ({ light: path, dark: path, href: '/' })),
  logoByMode,
]);
