import { z } from 'zod';

const TAG = /<[^>]*>/g;

/** `variables`: texts by the names that pages write in double braces. HTML tags are removed from them. */
export const variables = z.record(
  z.string(),
  z.string().transform((text) => text.replace(TAG, '')),
);
