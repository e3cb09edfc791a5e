import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../../src/core/config/parse/parse-config.ts';
import { readPreviewImages } from '../../../../src/node/project/preview-images.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const text =
  '{\n  "name": "A",\n  "navigation": [{ "group": "A", "pages": ["a"] }],\n  "seo": { "previewImages": true }\n}\n';

test('preview images are reported and left out if sharp is not installed', () => {
  const { config, locate } = parseConfig({ path: 'docs.json', text });
  const { ofSite, diagnostics } = readPreviewImages(config, {
    dir: '/nowhere',
    locate,
    find: () => undefined,
  });
  assert.deepEqual(ofSite, {});
  assert.deepEqual(
    diagnostics.map((each) => diagnosticText(each)),
    [
      'docs.json:4:12 warning site/sharp-not-installed: "seo.previewImages" asks for preview images of pages, which need the npm package sharp; it is not installed, so there are none. -> Run "npm install sharp" in the project, or remove the key.',
    ],
  );
  const found = readPreviewImages(config, { dir: '/nowhere', locate, find: () => '/sharp.js' });
  assert.deepEqual(found, { ofSite: { hasPreviewImages: true }, diagnostics: [] });
});
