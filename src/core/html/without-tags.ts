import { parse } from './parse.ts';
import { write } from './write.ts';

/** A text without the tags of these elements; what they hold stays, and so does anything else. */
export function withoutTags(text: string, names: ReadonlySet<string>): string {
  return write(parse(text).children, (element) =>
    names.has(element.name) ? { opening: '', closing: '' } : element,
  );
}
