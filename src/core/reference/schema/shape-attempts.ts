/** How much of a schema a page shows: less of each where there is much. */

/** How deep a schema is drawn, and with how many fields at most. */
export interface Attempt {
  readonly levels: number;
  readonly namelessLevels: number;
  readonly most: number;
}

/** The first attempt that does not draw too much; the last one leaves out what is too much. */
export const attempts: Readonly<Record<'whole' | 'brief', readonly Attempt[]>> = {
  whole: [
    // Nameless objects have no other place: better many of them than none of their parts.
    { levels: 3, namelessLevels: 12, most: 120 },
    { levels: 2, namelessLevels: 12, most: 120 },
    { levels: 1, namelessLevels: 12, most: 640 },
    { levels: 1, namelessLevels: 1, most: 300 },
    { levels: 1, namelessLevels: 0, most: 400 },
  ],
  brief: [
    { levels: 3, namelessLevels: 12, most: 30 },
    { levels: 2, namelessLevels: 12, most: 30 },
    { levels: 1, namelessLevels: 12, most: 120 },
    { levels: 1, namelessLevels: 0, most: 60 },
  ],
};
