/**
 * Writes what is generated from descriptions in the code: the JSON Schema of `docs.json` for editors, the
 * reference pages of this repository's own site about `docs.json`, components and diagnostics, and two
 * lists of the core. After changing a key of `docs.json`, a component or a diagnostic, run `npm run
 * generate`. A test fails while the files are stale.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatJsonSchema } from '../core/config/docs/json-schema.ts';
import { formatReferencePage } from '../core/config/docs/keys-page.ts';
import { formatNewerReferencePage } from '../core/config/docs/newer-keys-page.ts';
import { formatCodeThemesFile } from './code-themes-file.ts';
import { formatCodesFile } from './codes-file.ts';
import { formatComponentsPage } from './components-page.ts';
import { formatDiagnosticPages } from './diagnostic-pages.ts';
import { formatDiagnosticsPage } from './diagnostics-page.ts';

const root = join(import.meta.dirname, '../..');

const files = {
  'src/core/diagnostic/codes.ts': formatCodesFile(),
  'src/core/config/keys/code-themes.ts': await formatCodeThemesFile(),
  'public/docs.schema.json': formatJsonSchema(),
  'content/reference/configuration.mdx': formatReferencePage(),
  'content/reference/newer-format.mdx': formatNewerReferencePage(),
  'content/reference/components.mdx': formatComponentsPage(),
  'content/reference/diagnostics.mdx': formatDiagnosticsPage(),
  ...formatDiagnosticPages(),
};

for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
