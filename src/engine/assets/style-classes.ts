import { hash } from 'node:crypto';

/**
 * Classes that stand for CSS declarations. The Content-Security-Policy of pages forbids `style` attributes,
 * so the inline styles of authors become rules of a stylesheet. The same declarations always get the same
 * class.
 */
export class StyleClasses {
  readonly #rules = new Map<string, string>();

  /** Returns the class for `declarations`, such as `color: red; margin: 0`; `''` if they are empty. */
  classFor(declarations: string): string {
    const clean = declarations.replace(/[{}<>]|\/\*|\*\//g, '').trim();
    if (clean === '') return '';
    const name = `s-${hash('sha256', clean, 'base64url').slice(0, 8)}`;
    this.#rules.set(name, clean);
    return name;
  }

  /** Returns the rules of the classes that are among `marks` (`.class`), sorted; `''` if there are none. */
  format(marks: readonly string[]): string {
    if (this.#rules.size === 0) return '';
    const lines = marks.toSorted().flatMap((mark) => {
      const declarations = this.#rules.get(mark.slice(1));
      return declarations === undefined ? [] : [`${mark}{${declarations}}`];
    });
    return lines.length === 0 ? '' : `@layer author{${lines.join('\n')}}`;
  }
}
