/** docs.json: whatever it contains, every fault has its position, and the rest makes a complete site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { checkSite } from '../../../src/core/checks/check-site.ts';
import type { Config } from '../../../src/core/config/config.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';
import { pageView } from '../../../src/core/navigation/page-view.ts';
import { buildLinkTargets } from '../../../src/core/navigation/resolve-link.ts';
import { resolveNavigation } from '../../../src/core/navigation/resolve/resolve-navigation.ts';
import { buildPages } from '../../../src/core/pages/build-pages.ts';
import { listServices } from '../../../src/core/policy/analytics.ts';
import { headSources } from '../../../src/core/policy/head-tags.ts';
import { policyOf } from '../../../src/core/policy/page-policy.ts';
import { formatPolicy, toDigest } from '../../../src/core/policy/policy.ts';
import { formatNetlifyRedirects } from '../../../src/core/publish/hosts/netlify.ts';
import { formatNginxConfig } from '../../../src/core/publish/hosts/nginx.ts';
import { formatVercelConfig } from '../../../src/core/publish/hosts/vercel.ts';
import { resolveRedirects } from '../../../src/core/publish/redirects.ts';
import type { Site } from '../../../src/core/site.ts';
import { parsePolicy } from '../../helpers/pages/parse-policy.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';
import { noReferences } from '../../helpers/values/no-references.ts';
import { mutatedText, mutatedValue } from '../mutations.ts';
import { findUnplaced, type Part, type PartOptions } from '../part.ts';

const files = ['index', 'guides/a', 'guides/b', 'api/c'].map((slug) => ({
  file: `${slug}.mdx`,
  slug,
  format: 'mdx' as const,
  text: `---\ntitle: ${slug}\n---\n`,
}));

const small = {
  name: 'Acme',
  logo: { light: '/a.svg', dark: '/b.svg' },
  favicon: '/f.svg',
  colors: { primary: '#16a34a', light: '#4ade80', dark: '#166534' },
  topbarLinks: [
    { name: 'Support', url: 'mailto:a@example.com' },
    { type: 'github', url: 'https://github.com/a/b' },
  ],
  topbarCtaButton: { name: 'Start', url: '/guides/a' },
  tabs: [{ name: 'API', url: 'api' }],
  anchors: [{ name: 'Blog', icon: 'rss', url: 'https://blog.example.com', color: '#fff' }],
  versions: ['v2', 'v1'],
  redirects: [
    { source: '/old/:slug', destination: '/guides/:slug' },
    { source: '/x', destination: '/' },
  ],
  analytics: { enabled: true, plausible: { domain: 'a.example', server: 'https://p.example' } },
  head: [
    { tag: 'script', attrs: { src: 'https://cdn.example/a.js' }, hosts: ['https://h.example'] },
  ],
  feedback: { thumbsRating: true, endpoint: 'https://r.example' },
  api: { baseUrl: ['https://api.example'], auth: { method: 'bearer' } },
  footerSocials: { github: 'https://github.com/a' },
  navigation: [
    { group: 'Start', pages: ['index', { group: 'Guides', pages: ['guides/a', 'guides/b'] }] },
    { group: 'API', pages: ['api/c'] },
  ],
};

export function createPart({ collected }: PartOptions): Part<string> {
  const own = readFileSync(join(repositoryRoot, 'docs.json'), 'utf8');
  const others = collected.filter((path) => path.endsWith('.json')).map(readText);
  const seeds = [own, JSON.stringify(small, undefined, 2), ...others];
  const values = [JSON.parse(own) as unknown, small];
  return {
    arbitrary: fc.oneof(
      { weight: 2, arbitrary: mutatedText(seeds) },
      {
        weight: 3,
        arbitrary: mutatedValue(values).map((value) => JSON.stringify(value, undefined, 1)),
      },
    ),
    show: (text) => text,
    judge: judgeConfig,
  };
}

function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

function judgeConfig(text: string): readonly string[] {
  const { config, diagnostics, locate } = parseConfig({ path: 'docs.json', text });
  if (config === undefined) {
    return diagnostics.some(({ severity }) => severity === 'error')
      ? findUnplaced(diagnostics)
      : ['there is neither a configuration nor an error'];
  }
  const { pages } = buildPages(files, config);
  const resolved = resolveNavigation({ config, pages, locate });
  const { navigation } = resolved;
  const site: Site = { config, pages, navigation, references: noReferences, base: '' };
  const targets = buildLinkTargets(site);
  const said: readonly Diagnostic[] = [
    ...diagnostics,
    ...resolved.diagnostics,
    ...checkSite({
      site,
      targets,
      locate,
      hasDocument: () => false,
      sizeOf: () => 0,
      findIcon: () => ({ kind: 'svg' }),
    }),
  ];
  for (const page of pages) pageView(site, page);
  return [...findUnplaced(said), ...judgePolicy(config), ...judgeHostFiles(site)];
}

function judgePolicy(config: Config): readonly string[] {
  const digest = toDigest(new Uint8Array(32));
  const extras = [
    ...[...listServices(config).values()].map(({ sources }) => sources),
    ...config.head.map((tag) => headSources(tag, () => digest)),
  ];
  try {
    parsePolicy(formatPolicy(policyOf({ config, scripts: [digest], embeds: [], extras })));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Checks that each file for hosts has one line, or one value, for each redirect. */
function judgeHostFiles(site: Site): readonly string[] {
  const faults: string[] = [];
  resolveRedirects(site);
  for (const line of formatNetlifyRedirects(site).split('\n').filter(Boolean)) {
    if (!/^(?:#.*|\S+ \S+ 30[12])$/.test(line)) faults.push(`_redirects: ${line}`);
  }
  JSON.parse(formatVercelConfig(site));
  formatNginxConfig(site);
  return faults;
}
