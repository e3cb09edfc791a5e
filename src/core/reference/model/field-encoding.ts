import type { ParameterStyle } from './model.ts';

/** How one field of a form is written, as far as requests need to know. */
export interface FieldEncoding {
  readonly name: string;
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}
