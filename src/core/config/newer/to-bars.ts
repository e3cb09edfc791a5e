/** Converts the bars of the newer format, of the site or of a language, to those of a config. */
import type { z } from 'zod';
import type { Bars } from '../bars.ts';
import { configKeys } from '../config.ts';
import { defined } from './defined.ts';
import type { branchIcon } from './group.ts';
import { toIcon } from './to-icon.ts';
import type { footer } from './footer.ts';
import type { navbar } from './navbar.ts';
import type { banner } from '../keys/banner.ts';

interface WrittenBars {
  readonly navbar?: z.output<typeof navbar>;
  readonly footer?: z.output<typeof footer>;
  readonly banner?: z.output<typeof banner>;
}

const keys = configKeys.pick({
  topbarLinks: true,
  topbarCtaButton: true,
  footer: true,
  banner: true,
});

/** Returns the bars that a language defines itself. It uses the site's for all others. */
export function readBars(written: WrittenBars): Partial<Bars> | undefined {
  const { topbarLinks, topbarCtaButton, footer, banner } = keys.parse(toBars(written));
  const { socials = [], links } = footer;
  const bars = {
    ...(written.navbar && { topbarLinks, topbarCtaButton }),
    ...(written.footer && { footer: { links }, footerSocials: socials }),
    ...(written.banner && { banner }),
  };
  return Object.keys(bars).length > 0 ? bars : undefined;
}

/** Converts the bars around pages to the keys of the older format. */
export function toBars({ navbar, footer, banner }: WrittenBars) {
  const primary = navbar?.primary;
  return defined({
    topbarLinks: navbar?.links?.map(toBarLink),
    topbarCtaButton: primary && toBarLink(primary),
    banner: banner && defined({ ...banner, color: banner.color && defined(banner.color) }),
    footer: defined({
      socials: footer?.socials && [...footer.socials],
      links: footer?.links?.map(({ header, items }) =>
        defined({
          title: header,
          links: items.map(({ label, href }) => ({ label, url: href })),
        }),
      ),
    }),
  });
}

interface BarLink {
  readonly icon?: z.output<typeof branchIcon>;
  readonly type?: string;
  readonly label?: string;
  readonly href: string;
}

/** Converts a link. Without a label and an icon, it is named after its address. */
function toBarLink({ type, label, href, icon }: BarLink) {
  const name = label === '' ? undefined : label;
  if (type === 'github') return defined({ type: 'github' as const, name, url: href });
  const drawn = toIcon(icon, undefined)?.name;
  const usual = drawn === undefined ? href : undefined;
  return defined({
    name: name ?? (type === 'discord' ? 'Discord' : usual),
    url: href,
    icon: drawn,
  });
}
