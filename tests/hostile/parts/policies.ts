/** Policies: whatever addresses authors write, a policy contains only what Lectern intends to write. */
import fc from 'fast-check';
import { configSchema } from '../../../src/core/config/config.ts';
import { findEmbeds } from '../../../src/core/policy/find-embeds.ts';
import { policyOf } from '../../../src/core/policy/page-policy.ts';
import { formatPolicy } from '../../../src/core/policy/policy.ts';
import { exactOrigins, openSources } from '../../../src/core/policy/server-origins.ts';
import { sitePolicies } from '../../../src/core/policy/site-policies.ts';
import { toAuthorStyle } from '../../../src/core/theme/author-styles.ts';
import { parsePolicy } from '../../helpers/pages/parse-policy.ts';
import { fragment, mutatedText } from '../mutations.ts';
import type { Part } from '../part.ts';

const config = configSchema.parse({ name: 'A', navigation: [{ group: 'A', pages: ['a'] }] });

const address = mutatedText([
  'https://api.example.com/v1',
  'http://localhost:3000',
  'https://{tenant}.example.com:{port}/a',
  '{scheme}://example.com',
  'https://user:secret@bücher.example./a?b#c',
  'http://[::1]:8080/',
]);

const tags = [
  '<img alt="a > b" src="ADDRESS">',
  "<iframe title='x' src='ADDRESS'></iframe>",
  '<video poster=ADDRESS><source src="ADDRESS" srcset="ADDRESS 1x, ADDRESS 2x"></video>',
  '<form action="ADDRESS"><button formaction="ADDRESS"></form>',
];

interface Addresses {
  readonly url: string;
  readonly value: string;
  readonly html: string;
}

export function createPart(): Part<Addresses> {
  return {
    arbitrary: fc.record({ url: address, value: fragment, html: mutatedText(tags) }),
    show: (input) => JSON.stringify(input),
    judge: ({ url, value, html }) => {
      const variables = ['tenant', 'port', 'scheme'].map((name) => ({
        name,
        default: value,
        values: name === 'tenant' ? [value, 'a'] : [],
      }));
      const servers = [
        { url, variables },
        { url, variables: [] },
      ];
      const style = toAuthorStyle('a.css', `@import "${url}"; a { background: url(${url}) }`);
      const text = formatPolicy(
        policyOf({
          config,
          scripts: [],
          embeds: findEmbeds(html.replaceAll('ADDRESS', url)),
          connect: [
            ...servers.flatMap(openSources),
            ...servers.flatMap(exactOrigins).map((origin) => ({ kind: 'origin' as const, origin })),
          ],
          extras: sitePolicies({ config, styles: [style] }),
        }),
      );
      try {
        parsePolicy(text);
        return [];
      } catch (error) {
        return [String(error)];
      }
    },
  };
}
