import type { z } from 'zod';
import type { banner } from './keys/banner.ts';
import type { footer, Social } from './keys/footer.ts';
import type { TopbarCtaButton, TopbarLink } from './keys/topbar.ts';

/** The bars around every page, of the site or of one of its languages. */
export interface Bars {
  readonly topbarLinks: readonly TopbarLink[];
  readonly topbarCtaButton?: TopbarCtaButton | undefined;
  readonly footer: Pick<z.output<typeof footer>, 'links'>;
  readonly footerSocials: readonly Social[];
  readonly banner?: z.output<typeof banner> | undefined;
}
