import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../../../src/core/pages/page.ts';
import { signsIn } from '../../../../src/core/publish/sign-in-page.ts';
import { smallReference } from '../../../helpers/values/openapi-reference.ts';

test('a document that no page shows does not require a sign-in page', () => {
  const oauth = { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: {} } } };
  const document = smallReference({
    components: { securitySchemes: { oauth } },
    security: [{ oauth: [] }],
    paths: { '/a': { get: {} } },
  });
  const references = { documents: [document] };
  const page = { reference: { key: `${document.id} GET /a` } } as unknown as Page;
  const other = { reference: { key: 'other GET /a' } } as unknown as Page;
  const signsInWith = (pages: Page[]) =>
    signsIn({ references, pages } as unknown as Parameters<typeof signsIn>[0]);
  assert.equal(signsInWith([page]), true);
  assert.equal(signsInWith([other]), false);
});
