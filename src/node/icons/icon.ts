/** What the icon rooms share: the styles an icon can be drawn in, and what looking one up gives. */

/** The weights that both icon sets together can draw; brands are Font Awesome's logos. */
export type IconStyle = 'brands' | 'duotone' | 'light' | 'regular' | 'solid' | 'thin';

/** Something other than what was asked for was drawn, for want of a licence or a glyph. */
export interface Substitution {
  /** Name and type as the author wrote them; `type` is the default of the place if none was. */
  readonly asked: { readonly name: string; readonly type: string };
  readonly drawn: Glyph;
  /**
   * `style`: the same thing in the style that is at hand; `name`: something that means nearly the
   * same; `neutral`: a plain mark, because nothing near is known.
   */
  readonly reason: 'style' | 'name' | 'neutral';
}

/** A drawing of one of the bundled sets. */
export interface Glyph {
  readonly set: 'font-awesome' | 'phosphor';
  readonly name: string;
  readonly style: IconStyle;
}

export type ResolvedIcon =
  | {
      readonly kind: 'svg';
      /** A whole `<svg class="icon" ...>` element, safe to put into a page as it is. */
      readonly svg: string;
      readonly substitution?: Substitution;
    }
  | { readonly kind: 'image'; readonly src: string }
  /** `nearest` is a name that the author may have meant. */
  | { readonly kind: 'missing'; readonly nearest?: string }
  /** The project's own file, relative to its folder, holds no drawing that may be put in a page. */
  | { readonly kind: 'unreadable'; readonly file: string }
  /** A path under which the site has no file; `path` is it from the site's root, without slash before. */
  | { readonly kind: 'no-file'; readonly path: string };
