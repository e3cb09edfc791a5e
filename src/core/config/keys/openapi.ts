import { z } from 'zod';
import { filePath } from './address.ts';

/** OpenAPI documents: one path or URL, or a list of them. The output is always a list. */
export const openapi = z.union([filePath.transform((path) => [path]), z.array(filePath)]);
