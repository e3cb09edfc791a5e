import { z } from 'zod';
import { parseBase } from '../../address/base.ts';
import { key } from './key.ts';
import { broken } from './rule.ts';

/** `base`: the path that the site is served under, such as `/docs`; `''` is the root of a host. */
export const base = key(
  z
    .string()
    .refine((path) => parseBase(path) !== undefined, broken('config/bad-base'))
    .transform((path) => parseBase(path) ?? '')
    .exactOptional(),
  {
    text: 'Path that the site is served under. `--base` overrides it. Links and redirects can include or omit it.',
    fallback: 'the root of the host',
    example: '/docs',
  },
);
