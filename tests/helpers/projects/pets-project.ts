/**
 * Returns a project with an API document and one page, `/pets/`, of its operation `/pets`.
 * @param document the contents of the document in addition to its version and title.
 */
export function petsProject(document: object, method = 'GET'): Readonly<Record<string, string>> {
  return {
    'docs.json': JSON.stringify({
      name: 'Zoo',
      openapi: 'zoo.json',
      navigation: [{ group: 'Pets', pages: ['pets'] }],
    }),
    'zoo.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Zoo', version: '1' },
      ...document,
    }),
    'pets.mdx': `---\nopenapi: ${method} /pets\n---\n`,
  };
}
