import { z } from 'zod';
import { broken } from './rule.ts';

/** Text for readers: not blank, with outer whitespace removed. */
export const label = z
  .string()
  .trim()
  .refine((text) => text !== '', broken('config/empty-text'))
  .meta({ minLength: 1 });

/** A list of labels, none of which is blank. */
export const labels = z.array(label);
