import type { ControlField } from '../../../core/reference/model/playground-model.ts';
import type { ValueSlot } from './value-slot.ts';

/** One row of the form. */
export interface FieldRow {
  readonly element: HTMLElement;
  /** Shows what is wrong; undefined clears the message. */
  readonly report: (message: string | undefined) => void;
  readonly focus: () => void;
}

/** What a row shows, and where its value is kept. */
export interface RowParts {
  readonly field: ControlField;
  readonly slot: ValueSlot;
}

export type CreateRow = (parts: RowParts) => FieldRow;
