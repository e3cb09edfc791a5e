import { z } from 'zod';

/** `checks`: what the project is told of, by the codes of diagnostics. */
export const checks = z.record(z.string(), z.enum(['off', 'warning', 'error']));
