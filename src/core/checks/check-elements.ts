/** Elements of HTML that do in no page what their author expects of them. */
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { type TagUse, textOf } from '../pages/uses.ts';
import { diagnoseElement, type InertElement, type PageWideElement } from './element-entries.ts';

export function checkElements(tags: readonly TagUse[], file: string): Diagnostic[] {
  return tags.flatMap((tag) => {
    const place = placeIn(file, tag.position);
    const element = toPageWide(tag);
    if (element !== undefined) return [diagnoseElement('page/left-out', { element }, place)];
    const inert = toInert(tag);
    return inert ? [diagnoseElement('page/no-effect', { element: inert }, place)] : [];
  });
}

/** Values of items (`itemprop`) may stand anywhere. */
function toPageWide(tag: TagUse): PageWideElement | undefined {
  const name = tag.name.toLowerCase();
  if (name === 'base') return 'base';
  if (name !== 'meta' || hasProp(tag, 'itemprop')) return undefined;
  const says = textOf(tag, 'http-equiv') ?? textOf(tag, 'httpEquiv') ?? '';
  return says.toLowerCase() === 'refresh' ? 'refresh' : 'meta';
}

function toInert(tag: TagUse): InertElement | undefined {
  const name = tag.name.toLowerCase();
  if (name === 'script') return isInlineCode(tag) ? 'script' : undefined;
  return name === 'style' || name === 'object' || name === 'embed' ? name : undefined;
}

/** Blocks of data are no code: `application/ld+json`. */
function isInlineCode(tag: TagUse): boolean {
  const type = textOf(tag, 'type') ?? '';
  return !hasProp(tag, 'src') && (type === '' || /module|javascript|ecmascript/i.test(type));
}

function hasProp({ props }: TagUse, wanted: string): boolean {
  return props.some(({ name }) => name.toLowerCase() === wanted);
}
