import { createHash } from 'node:crypto';

/**
 * Classes that stand for CSS declarations. The pages' policy allows no `style` attribute, so what
 * authors style in place becomes a rule of the site's stylesheet. The same declarations always
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

  /** One rule a class, sorted, so that the order of rendering does not show. */
  format(): string {
    const rules = [...this.#rules].toSorted(([left], [right]) => (left < right ? -1 : 1));
    if (rules.length === 0) return '';
    const lines = rules.map(([name, declarations]) => `.${name}{${declarations}}`);
    return `@layer author {\n${lines.join('\n')}\n}\n`;
  }
}
