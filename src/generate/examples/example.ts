/** Small projects that cause a diagnostic: its page shows them, and a test runs them. */

/** Files by their paths. Anything else that a project needs is added. */
export type ExampleProject = Readonly<Record<string, string>>;

/** The examples by code. */
export type Examples = Readonly<Record<string, ExampleProject>>;

const usual = { name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] };

/** Returns a project with these keys in `docs.json`. */
export function docs(keys: Readonly<Record<string, unknown>>): ExampleProject {
  return { 'docs.json': `${JSON.stringify({ ...usual, ...keys }, null, 2)}\n` };
}

/** Returns a project with one page, `index.mdx`. */
export function page(text: string): ExampleProject {
  return { 'index.mdx': text };
}
