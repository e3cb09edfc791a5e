/**
 * Colours that authors choose. The page's policy allows no `style` attributes, so a colour becomes
 * a declaration for `Astro.locals.styleClass`; the component's own rules mix the custom property
 * with ink and paper, which keeps any colour readable in both modes.
 */

const NOTATION =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]+\))$/i;

/** `--lt-author-color: #16a34a`; undefined for what is no CSS colour. */
export function toColorDeclaration(color: string | undefined): string | undefined {
  const value = color?.trim();
  return value !== undefined && NOTATION.test(value) ? `--lt-author-color: ${value}` : undefined;
}
