/** Numbers of navigation entries that are left out. */
export interface EntryCounts {
  readonly pages: number;
  readonly links: number;
  /** Documents whose pages are not counted. */
  readonly documents: number;
}

/** Returns the end of a sentence about the lost entries. */
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
