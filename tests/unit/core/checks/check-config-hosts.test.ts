import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkConfigHosts } from '../../../../src/core/checks/check-config-hosts.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

test('hosts in docs.json that a security policy cannot name are reported at their keys', () => {
  const odd = 'https://a_b.example/x';
  const { config } = smallSite({
    pages: ['index'],
    config: {
      logo: '/logo.svg',
      favicon: odd,
      backgroundImage: 'https://images.example/a.png',
      feedback: { thumbsRating: true, endpoint: odd },
      analytics: { plausible: { domain: 'a.example', server: odd } },
      api: { baseUrl: ['https://api.example', odd] },
      head: [
        { tag: 'script', attrs: { src: odd }, hosts: [odd] },
        { tag: 'link', attrs: { rel: 'stylesheet', href: odd } },
        { tag: 'link', attrs: { rel: 'me', href: odd } },
      ],
    },
  }).site;
  const found = checkConfigHosts(config, (path) => ({ file: path.join('.') }));
  assert.deepEqual(
    found.map(({ file }) => file),
    [
      'favicon',
      'feedback.endpoint',
      'analytics.plausible.server',
      'api.baseUrl.1',
      'head.0.hosts.0',
      'head.0.attrs.src',
      'head.1.attrs.href',
    ],
  );
  const [first] = found;
  assert.ok(first);
  assert.equal(
    diagnosticText(first),
    'favicon warning site/odd-host: "favicon" is "https://a_b.example/x": a security policy cannot name this host, so browsers load nothing from it and send nothing to it. -> Use a host name with only letters, digits, hyphens and dots.',
  );
});
