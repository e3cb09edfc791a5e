/**
 * Colors that authors choose. The page's policy allows no `style` attributes, so a color becomes a
 * declaration for `Astro.locals.styleClass`. The component's own rules mix that custom property with the
 * text and background colors, which keeps any color readable in both modes.
 */

const NOTATION =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]+\))$/i;

/**
 * Returns the declaration of a color, such as `--lt-author-color: #16a34a`, or undefined if it is not a CSS
 * color.
 */
export function toColorDeclaration(color: string | undefined): string | undefined {
  const value = color?.trim();
  return value !== undefined && NOTATION.test(value) ? `--lt-author-color: ${value}` : undefined;
}
