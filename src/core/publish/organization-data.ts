/** Describes who publishes the site for search engines: a schema.org `Organization` in JSON-LD. */
import { isWebUrl } from '../address/link.ts';
import type { Site } from '../site.ts';
import { toScriptText } from './script-text.ts';

/** Returns the text for `<script type="application/ld+json">`; undefined if docs.json does not say. */
export function formatOrganizationData({ url, base, config }: Site): string | undefined {
  const { organization } = config;
  if (organization === undefined) return undefined;
  const { id, name = config.name, legalName, sameAs, logo = config.logo?.light } = organization;
  const toAbsolute = (address: string) =>
    isWebUrl(address) ? address : url && `${url}${base}/${address.replace(/^\//, '')}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': id,
    name,
    legalName,
    url: organization.url ?? url,
    logo: logo && toAbsolute(logo),
    sameAs,
  };
  return toScriptText(data);
}
