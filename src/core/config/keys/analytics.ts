import { z } from 'zod';
import { webUrl } from './address.ts';
import { key } from './key.ts';
import { broken } from './rule.ts';

/** An identifier assigned by a service. It is written to URLs and attributes without escaping. */
const identifier = z
  .string()
  .trim()
  .refine((text) => /^[\w.-]+$/.test(text), broken('config/bad-identifier'));

/** One or more site names. */
const siteNames = z
  .string()
  .trim()
  .refine((text) => /^[\w.,/-]+$/.test(text), broken('config/bad-identifier'));

const unused = { text: 'A service that Lectern does not load.', status: 'none' } as const;
const unusedService = () => key(z.unknown().exactOptional(), unused);

/** `analytics`: services that count readers. None is loaded unless `enabled` is set. */
export const analytics = z.strictObject({
  enabled: key(z.boolean().default(false), {
    text: 'Loads the services configured here on every page of the built site and allows their hosts in its security policy.',
    example: true,
  }),
  ga4: key(
    z
      .strictObject({
        measurementId: key(identifier, { text: 'ID of the data stream.', example: 'G-XXXXXXX' }),
      })
      .exactOptional(),
    { text: 'Google Analytics.', example: { measurementId: 'G-XXXXXXX' } },
  ),
  gtm: key(
    z
      .strictObject({
        tagId: key(identifier, { text: 'ID of the container.', example: 'GTM-XXXXXXX' }),
      })
      .exactOptional(),
    {
      text: 'Google Tag Manager. Tags with inline code do not run: the security policy blocks them.',
      example: { tagId: 'GTM-XXXXXXX' },
    },
  ),
  posthog: key(
    z
      .strictObject({
        apiKey: key(identifier, { text: 'API key of the project.', example: 'phc_XXXXXXX' }),
        apiHost: key(webUrl.default('https://us.i.posthog.com'), {
          text: 'Host that receives events.',
          example: 'https://eu.i.posthog.com',
        }),
        sessionRecording: key(z.boolean().default(false), {
          text: 'Whether sessions are recorded.',
          example: true,
        }),
      })
      .exactOptional(),
    { text: 'PostHog.', example: { apiKey: 'phc_XXXXXXX' } },
  ),
  plausible: key(
    z
      .strictObject({
        domain: key(siteNames, {
          text: 'Name of the site in Plausible.',
          example: 'docs.example.com',
        }),
        server: key(webUrl.default('https://plausible.io'), {
          text: 'Host of Plausible, if you run your own.',
          example: 'https://plausible.example.com',
        }),
      })
      .exactOptional(),
    { text: 'Plausible.', example: { domain: 'docs.example.com' } },
  ),
  fathom: key(
    z
      .strictObject({
        siteId: key(identifier, { text: 'ID of the site.', example: 'ABCDEFGH' }),
      })
      .exactOptional(),
    { text: 'Fathom.', example: { siteId: 'ABCDEFGH' } },
  ),
  adobe: unusedService(),
  amplitude: unusedService(),
  clarity: unusedService(),
  clearbit: unusedService(),
  heap: unusedService(),
  hightouch: unusedService(),
  hotjar: unusedService(),
  koala: unusedService(),
  logrocket: unusedService(),
  mixpanel: unusedService(),
  pirsch: unusedService(),
  segment: unusedService(),
});

/** Services that can be loaded, in the order in which pages load them. */
export const LOADED_SERVICES = ['ga4', 'gtm', 'posthog', 'plausible', 'fathom'] as const;
