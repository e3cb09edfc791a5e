/** Entries of the navigation that are left out, in words. */
export interface EntryCounts {
  readonly pages: number;
  readonly links: number;
  /** Documents whose pages nobody has counted. */
  readonly documents: number;
}

/** The end of a sentence about them. */
export function describeLost({ pages, links }: EntryCounts): string {
  const counted = [nameCount(pages, 'page'), nameCount(links, 'link')].flatMap(
    (each) => each ?? [],
  );
  if (counted.length === 0) return 'what it lists is in no sidebar';
  const verb = pages + links === 1 ? 'is' : 'are';
  return `${counted.join(' and ')} that it lists ${verb} ${pages === 0 ? 'not shown' : 'in no sidebar'}`;
}

function nameCount(count: number, what: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? `a ${what}` : `${count} ${what}s`;
}
