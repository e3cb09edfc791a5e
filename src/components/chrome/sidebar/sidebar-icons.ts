import type { Config } from '../../../core/config/config.ts';
import type { Branch, NavItem } from '../../../core/navigation/model.ts';
import { toAnchorIcon } from './anchor-icon.ts';
import { socials } from '../socials.ts';

interface IconName {
  readonly name: string;
  readonly type?: string | undefined;
}

/** The icons in a sidebar and around it, which stand on all pages that share it. */
export function listSidebarIcons({
  items,
  branches,
  footerSocials,
}: {
  items: readonly NavItem[];
  branches: readonly Pick<Branch, 'icon' | 'axis'>[];
  footerSocials: Config['footerSocials'];
}): readonly IconName[] {
  return [
    ...iconsOf(items),
    ...branches.flatMap(({ axis, icon }) =>
      axis === 'anchor' ? toAnchorIcon(icon) : (icon ?? []),
    ),
    ...footerSocials.map(({ type }) => ({ name: socials[type].icon, type: socials[type].style })),
  ];
}

function iconsOf(items: readonly NavItem[]): readonly IconName[] {
  return items.flatMap((item) => [
    ...(item.icon ? [item.icon] : []),
    ...(item.kind === 'group' ? iconsOf(item.items) : []),
  ]);
}
