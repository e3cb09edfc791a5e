import { findStyleAddresses, type StyleAddress } from '../address/style-addresses.ts';

/** Addresses on other sites that rules or declarations of CSS load from, as complete ones. */
export function listStyleUrls(css: string): readonly Pick<StyleAddress, 'kind' | 'url'>[] {
  return findStyleAddresses(css).flatMap(({ kind, url }) => {
    if (!/^(?:https?:)?\/\//i.test(url)) return [];
    return [{ kind, url: url.startsWith('//') ? `https:${url}` : url }];
  });
}
