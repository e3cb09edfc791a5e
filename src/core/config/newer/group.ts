/** Groups of pages in the newer format, and the keys that they share with the branches around them. */
import { z } from 'zod';
import { SDK_FORMATS } from '../config-tree.ts';
import { filePath } from '../keys/address.ts';
import { icon } from '../keys/icon.ts';
import { idle, key } from '../keys/key.ts';
import { openapi } from '../keys/openapi.ts';
import { label } from '../keys/text.ts';

/** The icon of an entry: a name, or a name with its style and icon set. */
export const branchIcon = z.union([
  icon,
  z.strictObject({
    name: key(icon, { text: 'Name of the icon.', example: 'rocket' }),
    style: key(z.string().exactOptional(), { text: 'Style of the icon.', example: 'solid' }),
    library: key(z.string().exactOptional(), {
      text: 'Icon set that the icon comes from.',
      example: 'lucide',
    }),
  }),
]);

const source = z.strictObject({
  source: key(filePath, {
    text: 'Path or URL of the OpenAPI document.',
    example: '/openapi.yaml',
  }),
  directory: key(filePath.exactOptional(), {
    text: 'Folder of the pages generated from it.',
    fallback: '`api-reference`',
    example: 'api',
  }),
  overlays: key(z.array(filePath).exactOptional(), {
    text: 'OpenAPI overlays that change the document, in the order in which they are applied. An empty list turns off those that name the document in their own `extends`.',
    fallback: 'the overlays of the project that name the document in `extends`, by their paths',
    example: ['/overlay.yaml'],
  }),
});

/** A GraphQL schema: a path or URL, or an object that also names the folder of the pages. */
export const schemas = z.union([
  filePath,
  z.strictObject({
    source: key(filePath, {
      text: 'Path or URL of the schema in SDL (schema definition language).',
      example: '/schema.graphql',
    }),
    directory: key(filePath.exactOptional(), {
      text: 'Folder of the pages generated from it.',
      fallback: '`graphql-reference`',
      example: 'api/graphql',
    }),
  }),
]);

/** The output of a tool that documents an SDK. */
export const sdkSource = z.strictObject({
  format: key(z.enum(SDK_FORMATS), {
    text: 'Tool that wrote the documentation.',
    example: 'typedoc',
  }),
  source: key(filePath, {
    text: 'Path or URL of its output: a file of TypeDoc or phpDocumentor; a folder, or a zip archive, of the others.',
    example: '/typedoc.json',
  }),
  directory: key(filePath.exactOptional(), {
    text: 'Folder of the pages generated from it.',
    fallback: '`sdk-reference`',
    example: 'sdk/typescript',
  }),
});

/**
 * Documents of a branch: a path or URL, an object that also names the folder of the pages, or a list of
 * these.
 */
export const documents = z.union([openapi, source, z.array(z.union([filePath, source]))]);

export const hidden = key(z.boolean().exactOptional(), {
  text: 'Hides the entry until readers are inside it.',
  example: true,
});
export const searchable = key(z.boolean().exactOptional(), {
  text: 'Whether pages of a hidden entry appear in search and the sitemap.',
  example: true,
});
export const directory = key(z.enum(['none', 'accordion', 'card']).exactOptional(), {
  text: 'How the `root` page of a group lists the rest of the group below its text. It applies to all nested groups that do not set their own.',
  fallback: '`none`',
  example: 'card',
});
export const ownDocuments = key(documents.exactOptional(), {
  text: 'OpenAPI documents for the entries below that name an operation. Without such entries, all operations of the documents are listed.',
  example: '/openapi.yaml',
});
export const elsewhere = {
  asyncapi: key(documents.exactOptional(), {
    text: 'AsyncAPI documents whose channels are listed here, with a page for each.',
    example: '/asyncapi.yaml',
  }),
  graphql: key(schemas.exactOptional(), {
    text: 'GraphQL schema whose queries, mutations, subscriptions and types are listed here, with a page for each.',
    example: '/schema.graphql',
  }),
  sdk: key(sdkSource.exactOptional(), {
    text: 'SDK whose classes, functions, types and so on are listed here, with a page for each.',
    example: { format: 'typedoc', source: '/typedoc.json' },
  }),
};

/** A group of pages in the newer format. */
export interface WrittenGroup {
  readonly group: string;
  readonly pages?: readonly (string | WrittenGroup)[];
  readonly root?: string;
  readonly icon?: z.output<typeof branchIcon>;
  readonly iconType?: string;
  readonly tag?: string;
  readonly expanded?: boolean;
  readonly defaultOpen?: boolean;
  readonly hidden?: boolean;
  readonly searchable?: boolean;
  readonly directory?: z.output<typeof directory>;
  readonly boost?: number;
  readonly openapi?: z.output<typeof documents>;
  readonly asyncapi?: z.output<typeof documents>;
  readonly graphql?: z.output<typeof schemas>;
  readonly sdk?: z.output<typeof sdkSource>;
}

export const group: z.ZodType<WrittenGroup> = z.strictObject({
  group: key(z.string().trim(), {
    text: 'Name of the group, shown as its heading.',
    example: 'Getting started',
  }),
  get pages() {
    return key(z.array(z.union([label, group])).exactOptional(), {
      text: 'Pages and groups in reading order: paths without extension, `METHOD /path` for operations, or groups.',
      example: ['introduction', 'guides/quickstart'],
    });
  },
  root: key(label.exactOptional(), {
    text: 'Page that the name of the group links to.',
    example: 'guides/index',
  }),
  icon: key(branchIcon.exactOptional(), { text: 'Icon before the name.', example: 'rocket' }),
  iconType: key(z.string().exactOptional(), { text: 'Style of the icon.', example: 'solid' }),
  tag: key(label.exactOptional(), { text: 'Short label after the name.', example: 'NEW' }),
  expanded: key(z.boolean().exactOptional(), {
    text: 'Whether a nested group is open initially.',
    example: true,
  }),
  defaultOpen: key(z.boolean().exactOptional(), { text: 'Same as `expanded`.', example: true }),
  hidden,
  searchable: key(z.boolean().exactOptional(), {
    text: 'Whether pages of a hidden group appear in search and the sitemap.',
    example: true,
  }),
  directory,
  openapi: ownDocuments,
  ...elsewhere,
  boost: key(z.number().positive().exactOptional(), {
    text: 'Weight of its pages in search: `2` counts their words twice.',
    fallback: '`1`',
    example: 2,
  }),
  public: idle('Whether the group can be read without signing in.'),
});
