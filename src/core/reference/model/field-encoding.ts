import type { ParameterStyle } from './model.ts';

/** How one field of a form is written, as far as requests need to know. */
export interface FieldEncoding {
  /** Empty for an item of a body that is a list. */
  readonly name: string;
  /** Rank of the item; `other` for all that have no encoding of their own. */
  readonly item?: number | 'other';
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}
