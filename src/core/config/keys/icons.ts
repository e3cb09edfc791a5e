import { z } from 'zod';
import { key } from './key.ts';

export const ICON_LIBRARIES = ['fontawesome', 'lucide', 'tabler'] as const;

/** A set of icons in which names are looked up. */
export type IconLibrary = (typeof ICON_LIBRARIES)[number];

const iconLibrary = z.enum(ICON_LIBRARIES);

/** `icons`: where icons come from. */
export const icons = z.strictObject({
  library: key(iconLibrary.default('fontawesome'), {
    text: 'The icon set to search first, before the other two. Lucide and Tabler come with Lectern; if the project has `@iconify-json/lucide` or `@iconify-json/tabler` installed, Lectern uses that instead.',
    example: 'lucide',
  }),
});
