/** The words in place of parts that a page leaves out. */
import type { More } from '../../core/openapi/shape-model.ts';

export interface MoreText {
  readonly before: string;
  /** Name of the schema; a link where `key` has a page. */
  readonly link?: string;
  readonly key?: string;
  readonly after: string;
}

export function formatMore(more: More): MoreText {
  switch (more.kind) {
    case 'recursive':
      return {
        before: 'Again ',
        link: more.name,
        ...(more.schema !== undefined && { key: more.schema }),
        after: ', as described above.',
      };
    case 'deeper':
      return { before: 'All fields: ', link: more.name, key: more.schema, after: '.' };
    case 'cut':
      return {
        before: `${more.count} more ${more.count === 1 ? 'part' : 'parts'} not shown here.`,
        after: '',
      };
  }
}
