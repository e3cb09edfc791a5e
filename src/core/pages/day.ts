/** Dates as authors write them: `2026-03-14`, `March 14, 2026`, `14 Mar 2026`. */

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH = '(?<month>[A-Za-z]{3,9})\\.?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{4})';
const FORMS = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})(?:[T ].*)?$/,
  new RegExp(`^(?:[A-Za-z]+, )?${MONTH} ${DAY},? ${YEAR}$`),
  new RegExp(`^(?:[A-Za-z]+, )?${DAY}\\.? ${MONTH},? ${YEAR}$`),
];

/**
 * Returns the day that the whole of `text` names, at midnight UTC. Undefined for anything less, such as a
 * month, and for `03/04/2026`, which can mean two different days.
 */
export function parseDay(text: string): Date | undefined {
  const clean = text.trim().replace(/\s+/g, ' ');
  for (const form of FORMS) {
    const { year, month = '', day } = form.exec(clean)?.groups ?? {};
    if (year === undefined) continue;
    const index = /^\d/.test(month) ? Number(month) - 1 : monthIndex(month);
    const date = new Date(Date.UTC(Number(year), index, Number(day)));
    const isThere = date.getUTCMonth() === index && date.getUTCDate() === Number(day);
    if (isThere) return date;
  }
  return undefined;
}

/**
 * Returns the index of a month by its English name, in full or shortened to three or more letters; -1 for
 * other words.
 */
function monthIndex(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()));
}
