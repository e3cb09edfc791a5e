/** Types that the icon modules share: the styles of icons, and the result of looking one up. */

/** The styles that both icon sets together offer; `brands` are Font Awesome's logos. */
export type IconStyle = 'brands' | 'duotone' | 'light' | 'regular' | 'solid' | 'thin';

/** A drawing other than the requested one, because the license or the drawing is missing. */
export interface Substitution {
  /** Name and type as the author wrote them; without a written type, the default of the component. */
  readonly asked: { readonly name: string; readonly type: string };
  readonly drawn: Glyph;
  /**
   * `style`: the same icon in an available style; `name`: an icon that means nearly the same; `neutral`: a
   * plain mark, because nothing similar is known.
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
      /** A whole `<svg class="icon" ...>` element, safe to insert into a page unchanged. */
      readonly svg: string;
      readonly substitution?: Substitution;
    }
  | { readonly kind: 'image'; readonly src: string }
  /** `nearest` is a name that the author probably meant. */
  | { readonly kind: 'missing'; readonly nearest?: string }
  /** The project's own file (a path relative to its folder) contains no drawing that is allowed in a page. */
  | { readonly kind: 'unreadable'; readonly file: string }
  /** A path at which the site has no file; `path` is relative to the site's root, without a leading slash. */
  | { readonly kind: 'no-file'; readonly path: string };
