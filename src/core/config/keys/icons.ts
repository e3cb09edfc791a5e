import { z } from 'zod';
import { key } from './key.ts';

export const ICON_LIBRARIES = ['fontawesome', 'lucide', 'tabler'] as const;

/** A set of drawings that names of icons are looked up in. */
export type IconLibrary = (typeof ICON_LIBRARIES)[number];

const iconLibrary = z.enum(ICON_LIBRARIES);

/** `icons`: where the drawings come from. */
export const icons = z.strictObject({
  library: key(iconLibrary.default('fontawesome'), {
    text: 'The set that names of icons are looked up in first. Lucide and Tabler are npm packages of their own, `@iconify-json/lucide` and `@iconify-json/tabler`; without them the nearest drawing of the sets at hand is shown.',
    example: 'lucide',
  }),
});
