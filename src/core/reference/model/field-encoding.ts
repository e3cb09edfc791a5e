import type { HttpPart } from './request-model.ts';
import type { ParameterStyle } from './model.ts';

/** How one field of a form is serialized, as far as requests need to know. */
export interface FieldEncoding {
  /** Empty for an item of a body that is a list. */
  readonly name: string;
  /** Index of the item; `other` for all items after those with their own encoding, `each` if none has one. */
  readonly item?: number | 'other' | 'each';
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Headers of the part that holds the field, as far as the document gives their values. */
  readonly sentHeaders?: HttpPart['headers'];
  /**
   * Further headers of the part, with the placeholders that samples show for values that only the caller
   * knows.
   */
  readonly askedHeaders?: HttpPart['headers'];
}
