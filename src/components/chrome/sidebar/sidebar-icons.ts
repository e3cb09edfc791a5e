import type { SocialType } from '../../../core/config/keys/footer.ts';
import type { Branch, NavItem } from '../../../core/navigation/model.ts';
import { toAnchorIcon } from './anchor-icon.ts';
import { socials as platforms } from '../socials.ts';

/** The name of an icon and, optionally, its type. */
export interface IconName {
  readonly name: string;
  readonly type?: string | undefined;
}

/** Lists the icons in a sidebar and around it. They appear on every page that shares the sidebar. */
export function listSidebarIcons({
  items,
  branches,
  socials,
}: {
  items: readonly NavItem[];
  branches: readonly Pick<Branch, 'icon' | 'axis'>[];
  socials: readonly { readonly type: SocialType }[];
}): readonly IconName[] {
  return [
    ...iconsOf(items),
    ...branches.flatMap(({ axis, icon }) =>
      axis === 'anchor' ? toAnchorIcon(icon) : (icon ?? []),
    ),
    ...socials.map(({ type }) => ({ name: platforms[type].icon, type: platforms[type].style })),
  ];
}

function iconsOf(items: readonly NavItem[]): readonly IconName[] {
  return items.flatMap((item) => [
    ...(item.icon ? [item.icon] : []),
    ...(item.kind === 'group' ? iconsOf(item.items) : []),
  ]);
}
