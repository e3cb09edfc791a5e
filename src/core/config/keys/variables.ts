import { z } from 'zod';

const TAG = /<[^>]*>/g;

/** `variables`: texts by the names that pages write in two pairs of braces; tags are left out. */
export const variables = z.record(
  z.string(),
  z.string().transform((text) => text.replace(TAG, '')),
);
