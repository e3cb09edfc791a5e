/** What stands in a `<style>` as one text: JSX writes nothing for `false` and the like. */
export function joinRules(children: unknown): string {
  const parts: readonly unknown[] = Array.isArray(children) ? children.flat(Infinity) : [children];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('');
}
