/** API tokens for tests of the user group service, one for each environment. */
export const apiTokens = {
  production: 'test-token-of-production',
  staging: 'test-token-of-staging',
  sandbox: 'test-token-of-sandbox',
  partner: 'test-token-of-partner',
} as const;

export type EnvironmentName = keyof typeof apiTokens;

/** The value of `API_ENVIRONMENTS`. Two of the environments are tagged, two are not. */
export const environmentsJson = JSON.stringify({
  environments: [
    { name: 'production', tag: 'Customer', tokens: [apiTokens.production] },
    { name: 'staging', tag: 'Testing', tokens: [apiTokens.staging] },
    { name: 'sandbox', tag: null, tokens: [apiTokens.sandbox] },
    { name: 'partner', tokens: [apiTokens.partner] },
  ],
});
