/**
 * Why an HTTP client of a programming language cannot send a request, in English; shown instead of a code
 * sample.
 */
export const refusalEnglish = {
  clientLacks: '{client} does not support {feature}.',
  clientWithoutBody: '{client} cannot send a body with {method}.',
  clientWithoutNameless: '{client} cannot send parts without a name.',
  clientWithoutSameNames: '{client} cannot send two files with the same name.',
} as const;
