import { z } from 'zod';
import { broken } from './rule.ts';

/** Text that people read: not blank, outer spaces removed. */
export const label = z
  .string()
  .trim()
  .refine((text) => text !== '', broken('config/empty-text'))
  .meta({ minLength: 1 });

/** Labels by number; never empty where it is written at all. */
export const labels = z.array(label);
