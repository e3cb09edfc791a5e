/**
 * Lint rules that hold the house: what TypeScript cannot say and a reviewer should not have to.
 * A rule is switched off for one place only, with a reason: `eslint-disable-next-line rule -- why`.
 */
import javascript from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

const scripts = ['**/*.ts', '**/*.js', '**/*.mjs'];

/** A callback takes the parameters that its caller gives; what we declare ourselves takes three. */
const fewParameters = [
  'FunctionDeclaration',
  ':not(CallExpression) > ArrowFunctionExpression',
  'MethodDefinition > FunctionExpression',
].map((selector) => ({
  selector: `${selector}[params.length>3]`,
  message: 'More than three parameters: pass one object that names them.',
}));

/** What is known when it is written stands in one literal, however many lines that takes. */
const plainLiterals = [
  'SpreadElement > ArrayExpression',
  'ObjectExpression > SpreadElement > ObjectExpression',
  'CallExpression > MemberExpression[property.name="concat"] > ArrayExpression',
  'CallExpression > MemberExpression[property.name="add"] > NewExpression',
].map((selector) => ({ selector, message: 'Write the values in the literal itself.' }));

/** Rules for code of every kind, components included. */
const everywhere = {
  '@typescript-eslint/consistent-type-imports': 'error',
  // An underscore says: unused on purpose.
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  complexity: ['error', { max: 15, variant: 'modified' }],
  eqeqeq: 'error',
  'max-depth': ['error', 3],
  'no-restricted-syntax': ['error', ...fewParameters, ...plainLiterals],
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
};

/** Rules that need types, where the strict preset asks for more than it gives. */
const typed = {
  // Numbers print as one expects; booleans and undefined do not.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `() => element.remove()` is clear enough.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // `type` and `interface` are both fine; a rule that only renames things costs more than it gives.
  '@typescript-eslint/consistent-type-definitions': 'off',
  // A type parameter used once often names a contract.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
};

/** Values in, values out: nothing in the core may reach the world. */
const pure = {
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: '^(node:|astro|virtual:)', message: 'This code is pure.' }] },
  ],
  'no-restricted-globals': [
    'error',
    'process',
    'Buffer',
    'console',
    'fetch',
    'window',
    'document',
    'performance',
    'setTimeout',
    'setInterval',
    'localStorage',
    'navigator',
    'location',
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'The core has no clock: pass the time in.' },
    { object: 'Math', property: 'random', message: 'The core gives the same answer twice.' },
  ],
  'no-restricted-syntax': [
    'error',
    ...fewParameters,
    ...plainLiterals,
    {
      selector: "NewExpression[callee.name='Date'][arguments.length=0]",
      message: 'The core has no clock: pass the time in.',
    },
  ],
};

export default defineConfig(
  globalIgnores(['**/dist/', 'dist-lib/', '.astro/', '.lectern/', 'public/', 'tests/fixtures/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: scripts,
    extends: [javascript.configs.recommended, typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...everywhere,
      ...typed,
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Types of props do not reach ESLint from .astro files; `astro check` looks at those.
    files: ['**/*.astro'],
    extends: [javascript.configs.recommended, typescript.configs.strict, astro.configs.recommended],
    rules: {
      ...everywhere,
      'astro/no-exports-from-components': 'off', // getStaticPaths and shared prop types
      'astro/no-unused-css-selector': 'off', // styles are global on purpose
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },

  {
    files: ['src/core/**/*.ts', 'src/search/**/*.ts'],
    ignores: ['src/search/{tests,bench}/**'],
    rules: pure,
  },
  // A list of words, which is as long as the language has forms for counts.
  {
    files: ['src/core/language/{english,{languages,playground}/*}.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['src/client/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(node:|astro|virtual:)', message: 'This runs in browsers.' }] },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**', 'src/user-groups/**', 'src/search/bench/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['tests/**/*.ts', 'src/search/{tests,bench}/**/*.ts'],
    rules: {
      // A test file is a list; node:test returns promises that nobody needs to await.
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      // Tests doubt what types promise.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['test', 'it', 'describe', 'suite'], package: 'node:test' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['src/client/**/*.js'], languageOptions: { globals: globals.browser } },
  // Declarations of global names must not become modules.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  // TypeScript knows which names exist.
  { files: ['**/*.ts', '**/*.astro'], rules: { 'no-undef': 'off' } },
);
