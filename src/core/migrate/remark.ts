import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { ViewPart } from './migrate-entries.ts';

/** A difference after a migration, with all pages or places that it applies to. */
export interface Remark extends Diagnostic {
  /** What differs on these pages, apart from their text. */
  readonly part?: ViewPart;
  /** Slugs of the pages that differ; absent if the site as a whole does. */
  readonly pages?: readonly string[];
  /** Where it is written, if that is more than one place. */
  readonly places?: readonly Place[];
}
