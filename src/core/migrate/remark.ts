import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { ViewPart } from './migrate-entries.ts';

/** Something that differs after a migration, with all pages or places that it is true of. */
export interface Remark extends Diagnostic {
  /** What differs on these pages, beside their text. */
  readonly part?: ViewPart;
  /** Slugs of the pages that differ; absent where the site as a whole does. */
  readonly pages?: readonly string[];
  /** Where it is written, when that is more than one place. */
  readonly places?: readonly Place[];
}
