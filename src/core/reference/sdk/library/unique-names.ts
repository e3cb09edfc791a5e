/**
 * Returns a function that gives each name of its own: one that is taken gets a number, from 2 on.
 * @param separator What is before the number.
 */
export function createUniqueNames(separator: string): (wanted: string) => string {
  /** The number that the next equal name gets. */
  const taken = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    let count = taken.get(wanted) ?? 2;
    for (; taken.has(name); count += 1) name = `${wanted}${separator}${count}`;
    taken.set(wanted, count);
    if (!taken.has(name)) taken.set(name, 2);
    return name;
  };
}
