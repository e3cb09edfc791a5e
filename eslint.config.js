/** Lint rules of components, markup included. `oxlint.config.ts` holds those of scripts. */
import javascript from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { everywhere, restrictedSyntax, usedVariables } from './oxlint.config.ts';

export default defineConfig(
  globalIgnores([
    '**/!(*.astro)/*.{js,mjs,ts}',
    '*.{js,ts}',
    '**/dist/',
    'dist-lib/',
    '.astro/',
    '.lectern/',
    'tests/fixtures/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // Types of props do not reach ESLint from components; `astro check` looks at those.
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    extends: [javascript.configs.recommended, typescript.configs.strict, astro.configs.recommended],
    rules: {
      ...everywhere,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', usedVariables],
      'astro/no-exports-from-components': 'off', // getStaticPaths and shared prop types
      'astro/no-unused-css-selector': 'off', // styles are global on purpose
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'no-undef': 'off', // TypeScript knows which names exist
    },
  },
);
