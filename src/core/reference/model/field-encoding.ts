import type { HttpPart } from './request-model.ts';
import type { ParameterStyle } from './model.ts';

/** How one field of a form is written, as far as requests need to know. */
export interface FieldEncoding {
  /** Empty for an item of a body that is a list. */
  readonly name: string;
  /** Rank of the item; `other` for all behind those with an encoding of their own, `each` where there are none. */
  readonly item?: number | 'other' | 'each';
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Of the part that the field is sent in, as far as the document says their values. */
  readonly sentHeaders?: HttpPart['headers'];
  /** Of the part as well, with what stands in samples for values that only the caller knows. */
  readonly askedHeaders?: HttpPart['headers'];
}
