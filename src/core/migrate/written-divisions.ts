/** Tabs and anchors as the older format writes them. */
import { linkFault } from '../address/link.ts';
import type { ConfigBranch } from '../config/config-tree.ts';
import type { WrittenObject } from './outline.ts';

/** A tab or an anchor that holds pages. */
export interface Holder {
  readonly role: 'tabs' | 'anchors';
  readonly branch: ConfigBranch;
  readonly version: string | undefined;
  readonly slugs: readonly string[];
}

/** One that owns the pages of a folder. */
export function toDivision({ role, branch, version }: Holder, folder: string): WrittenObject {
  return {
    ...toDivisionLooks(branch, role),
    url: linkFault(folder) === undefined ? folder : encodeURI(folder),
    ...(version !== undefined && { version }),
    ...(branch.isHidden && { isDefaultHidden: true }),
  };
}

/** One that leads elsewhere. */
export function toLinkDivision(branch: ConfigBranch, role: Holder['role']): WrittenObject {
  return {
    ...toDivisionLooks(branch, role),
    url: branch.href ?? '',
    ...(branch.isHidden && { isDefaultHidden: true }),
  };
}

/** The keys of the one that owns what no other does. */
export function toPrimary({ role, branch }: Holder): WrittenObject {
  if (role === 'anchors') return { topAnchor: toDivisionLooks(branch, role) };
  const hidden = branch.isHidden && { isDefaultHidden: true };
  return { primaryTab: { name: branch.label, ...hidden } };
}

/** A tab has no icon and no colour. */
function toDivisionLooks(
  { label, icon, color }: ConfigBranch,
  role: Holder['role'],
): WrittenObject {
  if (role === 'tabs') return { name: label };
  return {
    name: label,
    ...(icon && { icon: icon.name, ...(icon.type && { iconType: icon.type }) }),
    ...(color && { color: color.from }),
  };
}
