import { z } from 'zod';
import { key } from './key.ts';

const ANALYTICS = [
  'adobe',
  'amplitude',
  'clarity',
  'clearbit',
  'fathom',
  'ga4',
  'gtm',
  'heap',
  'hightouch',
  'hotjar',
  'koala',
  'logrocket',
  'mixpanel',
  'pirsch',
  'plausible',
  'posthog',
  'segment',
] as const;

/** `analytics`: services that count readers, each with settings of its own. */
export const analytics = z.partialRecord(z.enum(ANALYTICS), z.unknown());

/** `integrations`: chat widgets and the like. */
export const integrations = z.record(z.string(), z.unknown());

/** `contextual`: actions offered on every page, such as copying it. */
export const contextual = z.strictObject({
  options: key(z.array(z.string()).default(['copy', 'view']), {
    text: 'Actions on every page, in order: `copy` and `view` its Markdown, ask `chatgpt` or `claude` about it. Others are left out; an empty list turns them off.',
    example: ['copy', 'view', 'chatgpt', 'claude'],
  }),
});
