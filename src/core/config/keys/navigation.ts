import { z } from 'zod';
import { icon, iconType, type IconType } from './icon.ts';
import { idle, key } from './key.ts';
import { label } from './text.ts';

/** A group of pages in docs.json. Entries of `pages` are page paths or nested groups. */
export interface ConfigGroup {
  /** Heading of the group; can be empty or the same as another group's. */
  readonly group: string;
  readonly pages: readonly (string | ConfigGroup)[];
  readonly icon?: string;
  /** Defaults to `regular`. */
  readonly iconType?: IconType;
  readonly version?: string;
  readonly tag?: string;
  readonly public?: unknown;
  /** The page that opens the group and comes first in it. */
  readonly root?: string;
  /** Whether a nested group is initially expanded. */
  readonly expanded?: boolean;
  /** Whether the group is left out of the sidebar. */
  readonly hidden?: boolean;
  /** Whether search finds the pages of a hidden group. */
  readonly searchable?: boolean;
  /** How the page that opens the group lists the rest of it; if absent, it does not. */
  readonly directory?: 'accordion' | 'card';
  /** Search weight of its pages; 1 by default. */
  readonly boost?: number;
}

/** A group as an author can write it. */
export interface UserNavGroup {
  group: string;
  pages: (string | UserNavGroup)[];
  icon?: string;
  iconType?: IconType;
  version?: string;
  tag?: string;
  public?: unknown;
}

const group: z.ZodType<ConfigGroup, UserNavGroup> = z.strictObject({
  group: key(z.string().trim(), {
    text: 'Name of the group, shown as its heading. An empty name makes a group without a heading.',
    example: 'Getting started',
  }),
  get pages() {
    return key(z.array(z.union([label, group])), {
      text: 'Paths of the pages in this group, without extension, in reading order. An entry can also be a nested group.',
      example: ['introduction', 'guides/quickstart'],
    });
  },
  icon: key(icon.exactOptional(), {
    text: 'Icon before the name: a name from the icon set, or the path of an image.',
    example: 'rocket',
  }),
  iconType: key(iconType.exactOptional(), {
    text: 'Style of the icon.',
    fallback: '`regular`',
    example: 'solid',
  }),
  version: key(label.exactOptional(), {
    text: 'Version that the group belongs to: one of the names in `versions`. A group without a version is shown in all of them.',
    example: '2.0',
  }),
  tag: key(label.exactOptional(), { text: 'Short label after the name.', example: 'NEW' }),
  public: idle('Whether the group can be read without signing in.'),
});

/** `navigation`: groups and the pages in them. */
export const navigation = z.array(group).min(1);
