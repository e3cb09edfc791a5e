import { findStyleAddresses, type StyleAddress } from '../address/style-addresses.ts';

/** Lists the addresses on other sites that CSS rules or declarations load from, as complete URLs. */
export function listStyleUrls(css: string): readonly Pick<StyleAddress, 'kind' | 'url'>[] {
  return findStyleAddresses(css).flatMap(({ kind, url }) => {
    if (!/^(?:https?:)?\/\//i.test(url)) return [];
    return [{ kind, url: url.startsWith('//') ? `https:${url}` : url }];
  });
}
