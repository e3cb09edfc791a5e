import type { ParameterStyle, Serialization } from './serialization-model.ts';

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
  /** Headers that the part with the field must have, or that allow only one value. */
  readonly partHeaders?: readonly PartHeader[];
  /** Whether the field of a form stands for an item of a list, whose part has no name. */
  readonly isItem?: true;
  /** Whether the field is itself a header of another field's part. */
  readonly isHeader?: true;
}

export interface PartHeader extends Serialization {
  /** What is sent; for a header with a field, only what samples show while that has no value. */
  readonly text: string;
  /** The field of the form that has the value: `photo: X-Kind`. */
  readonly field?: string;
}
