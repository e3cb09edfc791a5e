import { elementText, findElement } from '../../../../html/text.ts';
import type { Element } from '../../../../html/tree.ts';
import { optional } from '../../../document/loose.ts';
import { elementsOf } from '../markup/html-parts.ts';
import type { Mention } from './docstring.ts';
import { rowsOf } from './read-fields.ts';
import type { SphinxReading } from '../markup/sphinx-reading.ts';

/** Reads the table in which numpydoc lists the members of a class. */
export function readMentions(table: Element, reading: SphinxReading): readonly Mention[] {
  return rowsOf(table).flatMap((row) => {
    const [named, told] = elementsOf(row);
    const label =
      named && findElement(named, ({ name }) => ['code', 'tt', 'strong'].includes(name));
    if (named === undefined || label === undefined) return [];
    const name = elementText(label).replace(/\(\)$/, '');
    const called = readCalled(elementText(named));
    return [
      {
        name,
        ...optional('called', called),
        ...optional('description', told && reading.format(told.children)),
      },
    ];
  });
}

/** Returns what is in the parentheses at the end of a text. */
function readCalled(text: string): string | undefined {
  const start = text.indexOf('(');
  return start !== -1 && text.endsWith(')') ? text.slice(start + 1, -1) : undefined;
}
