import { parse } from './parse.ts';
import { write } from './write.ts';

/** Removes the tags of these elements from a text; their content stays, and so does everything else. */
export function withoutTags(text: string, names: ReadonlySet<string>): string {
  return write(parse(text).children, (element) =>
    names.has(element.name) ? { opening: '', closing: '' } : element,
  );
}
