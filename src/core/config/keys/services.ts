import { z } from 'zod';
import { key } from './key.ts';

/** `integrations`: chat widgets and the like. */
export const integrations = z.record(z.string(), z.unknown());

/** `contextual`: actions offered on every page, such as copying it. */
export const contextual = z.strictObject({
  options: key(z.array(z.string()).default(['copy', 'view']), {
    text: 'Actions on every page, in order: `copy` and `view` its Markdown, ask `chatgpt` or `claude` about it. Others are left out; an empty list turns them off.',
    example: ['copy', 'view', 'chatgpt', 'claude'],
  }),
});
