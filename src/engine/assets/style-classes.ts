import { createHash } from 'node:crypto';

/**
 * Classes that stand for CSS declarations. The pages' policy allows no `style` attribute, so what
 * authors style in place becomes a rule of a stylesheet. The same declarations always
 * give the same class.
 */
export class StyleClasses {
  readonly #rules = new Map<string, string>();

  /** The class for `declarations`, such as `color: red; margin: 0`; `''` for none. */
  classFor(declarations: string): string {
    const clean = declarations.replace(/[{}<>]|\/\*|\*\//g, '').trim();
    if (clean === '') return '';
    const name = `s-${createHash('sha256').update(clean).digest('base64url').slice(0, 8)}`;
    this.#rules.set(name, clean);
    return name;
  }

  /** The rules of those classes that are among `marks` (`.class`), sorted; `''` for none. */
  format(marks: readonly string[]): string {
    if (this.#rules.size === 0) return '';
    const lines = marks.toSorted().flatMap((mark) => {
      const declarations = this.#rules.get(mark.slice(1));
      return declarations === undefined ? [] : [`${mark}{${declarations}}`];
    });
    return lines.length === 0 ? '' : `@layer author{${lines.join('\n')}}`;
  }
}
