/** Methods and languages that are almost right. */
import { docsJson, testMistakes } from '../../../helpers/mistakes/mistake-table.ts';

const users =
  'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths:\n  /users:\n    post:\n      responses: { "200": { description: OK } }\n    get:\n      responses: { "200": { description: OK } }\n';

testMistakes([
  {
    did: 'The method of an operation is misspelled in the navigation',
    files: {
      'docs.json': `{
  "name": "Acme",
  "openapi": "openapi.yaml",
  "navigation": [{ "group": "Start", "pages": ["index", "GTE /users", "post /users"] }]
}
`,
      'openapi.yaml': users,
    },
    reported: [
      'docs.json:4:57 error navigation/missing-operation: No OpenAPI document of this project has "GTE /users". -> Did you mean "GET /users"?',
    ],
  },
  {
    did: 'The language is a name instead of a tag',
    files: { 'docs.json': docsJson('"lang": "german"') },
    reported: [
      'docs.json:4:11 error config/bad-language: "lang" is "german", which is not a language tag. -> Write a tag like "en", "pt-BR" or "zh-Hans".',
    ],
  },
]);
