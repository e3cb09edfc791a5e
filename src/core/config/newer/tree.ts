/**
 * `navigation` of the newer format, in which it is an object: branches inside branches, each along one
 * axis, down to lists of pages. The schema accepts it as written; `to-tree.ts` interprets it.
 */
import { z } from 'zod';
import type { BranchAxis } from '../config-tree.ts';
import { link } from '../keys/address.ts';
import { banner } from '../keys/banner.ts';
import { hexColor } from '../keys/color.ts';
import { key } from '../keys/key.ts';
import { language } from '../keys/language.ts';
import { label } from '../keys/text.ts';
import { footer } from './footer.ts';
import {
  branchIcon,
  directory,
  type documents,
  elsewhere,
  group,
  hidden,
  ownDocuments,
  type schemas,
  type sdkSource,
  searchable,
  type WrittenGroup,
} from './group.ts';
import { navbar } from './navbar.ts';

/** The axes, with the key of the list of their branches and the key of a branch's name. */
export const AXES = {
  language: { list: 'languages', name: 'language' },
  version: { list: 'versions', name: 'version' },
  product: { list: 'products', name: 'product' },
  dropdown: { list: 'dropdowns', name: 'dropdown' },
  tab: { list: 'tabs', name: 'tab' },
  item: { list: 'menu', name: 'item' },
  anchor: { list: 'anchors', name: 'anchor' },
} as const satisfies Readonly<Record<BranchAxis, object>>;

const colorByMode = z.union([
  hexColor,
  z.strictObject({ light: hexColor.exactOptional(), dark: hexColor.exactOptional() }),
]);

/** What every branch can contain: a list along another axis, or groups, or pages. */
export interface WrittenBody {
  readonly languages?: readonly WrittenBranch[];
  readonly versions?: readonly WrittenBranch[];
  readonly products?: readonly WrittenBranch[];
  readonly dropdowns?: readonly WrittenBranch[];
  readonly tabs?: readonly WrittenBranch[];
  readonly menu?: readonly WrittenBranch[];
  readonly anchors?: readonly WrittenBranch[];
  readonly groups?: readonly WrittenGroup[];
  readonly pages?: readonly (string | WrittenGroup)[];
  readonly openapi?: z.output<typeof documents>;
  readonly asyncapi?: z.output<typeof documents>;
  readonly graphql?: z.output<typeof schemas>;
  readonly sdk?: z.output<typeof sdkSource>;
  readonly directory?: z.output<typeof directory>;
  readonly global?: WrittenBody;
}

/** A branch. Its name is under the key of its axis. */
export interface WrittenBranch extends WrittenBody {
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
  readonly dropdown?: string;
  readonly tab?: string;
  readonly item?: string;
  readonly anchor?: string;
  readonly name?: string;
  readonly href?: string;
  readonly icon?: z.output<typeof branchIcon>;
  readonly iconType?: string;
  readonly color?: z.output<typeof colorByMode>;
  readonly description?: string;
  readonly tag?: string;
  readonly default?: boolean;
  readonly hidden?: boolean;
  readonly searchable?: boolean;
  readonly align?: 'start' | 'end';
  readonly navbar?: z.output<typeof navbar>;
  readonly footer?: z.output<typeof footer>;
  readonly banner?: z.output<typeof banner>;
}

const lists = {
  languages: 'Languages, each with its own pages.',
  versions: 'Versions, each with its own pages.',
  products: 'Products that readers choose between.',
  dropdowns: 'Parts of the site that readers choose between above the sidebar.',
  tabs: 'Tabs below the top bar.',
  menu: 'Parts of a tab or a product that readers choose between.',
  anchors: 'Rows at the top of the sidebar.',
} as const;

const NAME_EXAMPLES: Readonly<Partial<Record<BranchAxis, string>>> = {
  language: 'en',
  version: '2.0',
};

const nameExample = (axis: BranchAxis) => NAME_EXAMPLES[axis] ?? 'Guides';

const listExample = (axis: BranchAxis) => [
  { [AXES[axis].name]: nameExample(axis), pages: ['start'] },
];

const listsOfEntries = {
  groups: key(z.array(group).exactOptional(), {
    text: 'Groups of pages, in the order of the sidebar.',
    example: [{ group: 'Start', pages: ['introduction'] }],
  }),
  pages: key(z.array(z.union([label, group])).exactOptional(), {
    text: 'Pages and groups, in the order of the sidebar.',
    example: ['introduction', { group: 'Guides', pages: ['guides/quickstart'] }],
  }),
};

/**
 * Adds the lists that any branch can contain. They contain branches themselves, so they are created lazily
 * by getters.
 */
function addLists(shape: z.core.$ZodLooseShape): z.core.$ZodLooseShape {
  for (const axis of listNames(AXES)) {
    const get = () =>
      key(z.array(branches[axis]).exactOptional(), {
        text: lists[AXES[axis].list],
        example: listExample(axis),
      });
    Object.defineProperty(shape, AXES[axis].list, { enumerable: true, get });
  }
  return shape;
}

function listNames<Table extends object>(table: Table): (keyof Table)[] {
  // The table has no keys other than those of its type.
  return Object.keys(table) as (keyof Table)[];
}

/** Links shown next to the branches of their axis, on every page inside the node. */
const global = z.strictObject(addLists({})) as unknown as z.ZodType<WrittenBody>;

const globalLinks = key(global.exactOptional(), {
  text: 'Links shown after the branches of the same kind, on every page inside.',
  example: { anchors: [{ anchor: 'Blog', href: 'https://example.com/blog', icon: 'rss' }] },
});

function branchOf(axis: BranchAxis): z.ZodType<WrittenBranch> {
  const shape = addLists({
    [AXES[axis].name]: key(axis === 'language' ? language : label, {
      text: `Name of the ${axis}.`,
      example: nameExample(axis),
    }),
    name: key(label.exactOptional(), {
      text: 'Label shown in place of the name.',
      example: 'Guides',
    }),
    href: key(link.exactOptional(), {
      text: 'Where the entry leads, if it contains no pages.',
      example: 'https://example.com',
    }),
    icon: key(branchIcon.exactOptional(), { text: 'Icon before the name.', example: 'rocket' }),
    iconType: key(z.string().exactOptional(), { text: 'Style of the icon.', example: 'solid' }),
    color: key(colorByMode.exactOptional(), {
      text: 'Color behind the icon, or one for each mode.',
      example: { light: '#16a34a', dark: '#4ade80' },
    }),
    description: key(label.exactOptional(), {
      text: 'A line below the name where readers choose it.',
      example: 'For developers',
    }),
    tag: key(label.exactOptional(), { text: 'Short label after the name.', example: 'Beta' }),
    default: key(z.boolean().exactOptional(), {
      text: 'Whether readers see it first. If none is marked, it is the first in the list.',
      example: true,
    }),
    align: key(z.enum(['start', 'end']).exactOptional(), {
      text: 'End of the row where a tab is placed.',
      fallback: '`start`',
      example: 'end',
    }),
    hidden,
    searchable,
    directory,
    openapi: ownDocuments,
    ...elsewhere,
    global: globalLinks,
    banner: key(banner.exactOptional(), {
      text: 'Banner of a language, in place of the site-wide banner.',
      example: { content: 'La version 2 est sortie.' },
    }),
    navbar: key(navbar.exactOptional(), {
      text: 'Top bar links of a language, in place of the site-wide links.',
    }),
    footer: key(footer.exactOptional(), {
      text: 'Footer of a language, in place of the site-wide footer.',
    }),
    ...listsOfEntries,
  });
  return z.strictObject(shape);
}

const branches: Readonly<Record<BranchAxis, z.ZodType<WrittenBranch>>> = {
  language: branchOf('language'),
  version: branchOf('version'),
  product: branchOf('product'),
  dropdown: branchOf('dropdown'),
  tab: branchOf('tab'),
  item: branchOf('item'),
  anchor: branchOf('anchor'),
};

/** `navigation`: a list along one axis, or groups, or pages. */
export const tree = z.strictObject(
  addLists({ ...listsOfEntries, openapi: ownDocuments, directory, global: globalLinks }),
) as unknown as z.ZodType<WrittenBody>;
