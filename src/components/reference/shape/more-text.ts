/** The texts shown in place of parts that a page leaves out. */
import type { More } from '../../../core/reference/model/shape-model.ts';
import type { Wording } from '../../parts/wording.ts';

export interface MoreText {
  readonly before: string;
  /** Name of the schema; a link if `key` has a page. */
  readonly link?: string;
  readonly key?: string;
  readonly after: string;
}

export function formatMore(more: More, { words, fill }: Wording): MoreText {
  const [before = '', after = ''] = (
    more.kind === 'recursive' ? words.again : words.allFields
  ).split('{name}');
  switch (more.kind) {
    case 'recursive':
      return {
        before,
        link: more.name,
        ...(more.schema !== undefined && { key: more.schema }),
        after,
      };
    case 'deeper':
      return { before, link: more.name, key: more.schema, after };
    case 'missing':
      return { before: '', link: more.name, after: `: ${words.notDescribed}` };
    case 'cut':
      return { before: fill(words.partsNotShown, { count: more.count }), after: '' };
  }
}
