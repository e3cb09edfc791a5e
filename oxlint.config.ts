/**
 * Types and lint rules of scripts: what TypeScript says, and what it cannot say and a reviewer should
 * not have to. `eslint.config.js` asks most of it of components. A rule is switched off for one place
 * only, with a reason: `oxlint-disable-next-line rule -- why`.
 */
import { defineConfig, type DummyRuleMap } from 'oxlint';

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

/** Windows joins paths with backslashes, which no address has. */
const addressesOfText = ['arguments.0.value', 'arguments.0.quasis.0.value.raw'].map((begin) => ({
  selector: `CallExpression[callee.name=/^(?:join|normalize)$/][${begin}=/^\\u002F/]`,
  message: 'This is an address: write it as text, or use `posix`; `join` is for paths of the disk.',
}));

export const restrictedSyntax = [...fewParameters, ...plainLiterals, ...addressesOfText];

/** An underscore says: unused on purpose. */
export const usedVariables = {
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  ignoreRestSiblings: true,
};

/** Rules of the language itself for code of every kind, components included. */
export const everywhere = {
  complexity: ['error', { max: 15, variant: 'modified' }],
  eqeqeq: 'error',
  'max-depth': ['error', 3],
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
} satisfies DummyRuleMap;

/** Beside the rules for what is plainly wrong: those of the language. */
const strict: DummyRuleMap = {
  'no-array-constructor': 'error',
  'no-case-declarations': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-unexpected-multiline': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', usedVariables],
  'no-useless-assignment': 'error',
  'no-useless-constructor': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'preserve-caught-error': 'error',
};

/** Texts are added to texts, numbers to numbers. */
const noOtherOperands = {
  allowAny: false,
  allowBoolean: false,
  allowNullish: false,
  allowNumberAndString: false,
  allowRegExp: false,
};

/** And those of TypeScript, most of which need types. */
const strictTypes: DummyRuleMap = {
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': 'error',
  // `() => element.remove()` is clear enough.
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-assignment': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': ['error', noOtherOperands],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

/** Values in, values out: nothing in the core may reach the world. */
const pure: DummyRuleMap = {
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
  'eslint-js/no-restricted-syntax': [
    'error',
    ...restrictedSyntax,
    {
      selector: "NewExpression[callee.name='Date'][arguments.length=0]",
      message: 'The core has no clock: pass the time in.',
    },
  ],
};

export default defineConfig({
  // Components are looked at whole, by ESLint.
  ignorePatterns: [
    '**/*.astro',
    '**/dist/',
    'dist-lib/',
    '.astro/',
    '.lectern/',
    'public/',
    'tests/fixtures/',
  ],
  options: {
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    typeAware: true,
    typeCheck: true,
  },
  plugins: ['typescript', 'oxc'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  rules: {
    ...everywhere,
    ...strict,
    'eslint-js/no-restricted-syntax': ['error', ...restrictedSyntax],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    { files: ['**/*.ts'], rules: strictTypes },
    // What they import, types say nothing of.
    {
      files: ['**/*.{js,mjs}'],
      env: { node: true },
      rules: {
        'no-redeclare': 'error',
        'no-undef': 'error',
        'typescript/no-floating-promises': 'off',
      },
    },
    { files: ['src/client/**/*.js'], env: { browser: true, node: false } },
    {
      files: ['src/core/**/*.ts', 'src/search/**/*.ts'],
      excludeFiles: ['src/search/{tests,bench}/**'],
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
      excludeFiles: ['src/cli/**', 'src/user-groups/**', 'src/search/bench/**'],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['tests/**/*.ts', 'src/search/{tests,bench}/**/*.ts'],
      rules: {
        // A test file is a list; node:test returns promises that nobody needs to await.
        'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': 'off',
        // Tests doubt what types promise.
        'typescript/no-unnecessary-condition': 'off',
        'typescript/require-array-sort-compare': 'off',
        'typescript/no-floating-promises': [
          'error',
          {
            allowForKnownSafeCalls: [
              { from: 'package', name: ['test', 'it', 'describe', 'suite'], package: 'node:test' },
            ],
          },
        ],
      },
    },
    // Declarations of global names must not become modules.
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
  ],
});
