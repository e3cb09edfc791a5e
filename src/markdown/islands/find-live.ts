import type { StatementUse } from './read-statements.ts';

/**
 * Finds the statements that need a browser: on their own, because they provide a context or use a helper
 * that does, or because they pass a function to a component that does, since no page could pass it along as
 * data.
 */
export function findLive(
  statements: readonly StatementUse[],
  imported: ReadonlySet<string>,
): ReadonlySet<StatementUse> {
  const contexts = new Set(
    statements.filter(({ isContext }) => isContext).flatMap(({ names }) => names),
  );
  const isProvider = ({ isCode, tags }: StatementUse) =>
    isCode && tags.some(({ name }) => contexts.has(name));
  const live = new Set(statements.filter((each) => each.isLive || isProvider(each)));
  for (let known = -1; known < live.size;) {
    known = live.size;
    const names = new Set([...imported, ...[...live].flatMap((each) => each.names)]);
    const helpers = new Set([...names].filter((name) => !isComponentName(name)));
    for (const statement of statements) {
      const { isCode, functionTags, mentions } = statement;
      const isDrawn = meets(functionTags, names) || meets(mentions, helpers);
      if (isCode && isDrawn) live.add(statement);
    }
  }
  return live;
}

/** Whether two sets have a common element. */
export function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((name) => other.has(name));
}

/** Whether a tag can have this name; a default export gets its name where it is imported. */
export function isComponentName(name: string): boolean {
  return name === 'default' || /^[A-Z]/.test(name);
}
