import { z } from 'zod';

/** `checks`: which problems are reported and how, by diagnostic code. */
export const checks = z.record(z.string(), z.enum(['off', 'warning', 'error']));
