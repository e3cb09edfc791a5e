/** Small projects that provoke a diagnostic: its page shows them, and a test runs them. */

/** Files by their paths. What a project needs beside them is added. */
export type ExampleProject = Readonly<Record<string, string>>;

/** By code. */
export type Examples = Readonly<Record<string, ExampleProject>>;

const usual = { name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] };

/** A docs.json with these keys. */
export function docs(keys: Readonly<Record<string, unknown>>): ExampleProject {
  return { 'docs.json': `${JSON.stringify({ ...usual, ...keys }, null, 2)}\n` };
}

/** One page, `index.mdx`. */
export function page(text: string): ExampleProject {
  return { 'index.mdx': text };
}
