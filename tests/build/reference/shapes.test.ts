/** What the page of an operation and its Markdown say about the values of a body. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { petsProject } from '../../helpers/projects/pets-project.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

async function buildBody(properties: object): Promise<{ html: string; markdown: string }> {
  const schema = { type: 'object', properties };
  const requestBody = { content: { 'application/json': { schema } } };
  const paths = { '/pets': { post: { requestBody, responses: {} } } };
  const site = await buildFixture(petsProject({ paths }, 'POST'));
  return { html: site.read('/pets/'), markdown: site.read('pets.md') };
}

/** Returns the texts of a page, separated where an element begins or ends. */
function textsIn(html: string): string {
  return html.replace(/(?:\s*<[^>]*>\s*)+/g, ' | ');
}

test('a deprecated alternative is marked', async () => {
  const { html, markdown } = await buildBody({
    place: {
      oneOf: [
        { title: 'Old', type: 'string', deprecated: true },
        { title: 'New', type: 'integer' },
      ],
    },
  });
  assert.match(textsIn(html), /\| Old \| string \| deprecated \| New \| integer \|/);
  assert.match(markdown, /- Old \(string, deprecated\)\n.*- New \(integer\)\n/);
});

test('values without visible characters are in quotes', async () => {
  const { html, markdown } = await buildBody({
    separator: { type: 'string', enum: [' ', '', '\n', ','], default: ' ' },
  });
  assert.match(
    textsIn(html),
    /default: \| &quot; &quot; \| Options: \| &quot; &quot; \| , \| &quot;&quot; \| , \| &quot;\\n&quot; \| , \| , \|/,
  );
  assert.match(markdown, /One of `" "`, `""`, `"\\n"`, `,`\. Default: `" "`\./);
});

test('conditions and branches that are true or false are shown', async () => {
  const { html, markdown } = await buildBody({
    always: { if: true, then: { minLength: 3 }, else: true },
    barred: { if: { minimum: 3 }, then: false },
  });
  const texts = textsIn(html);
  assert.match(texts, /\| If \| any \| then \| any \| At least 3 characters \|(?! else)/);
  assert.match(texts, /\| If \| any \| At least 3 \| then \| never \|/);
  assert.match(markdown, /- if: any\n.*- then: any: Constraints: at least 3 characters\.\n/);
  assert.match(markdown, /- if: any: Constraints: at least 3\.\n.*- then: never\n/);
});
