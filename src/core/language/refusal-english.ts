/** Why a client of a language cannot send a request, in English: in the place of a sample. */
export const refusalEnglish = {
  clientLacks: '{client} does not support {feature}.',
  clientWithoutBody: '{client} cannot send a body with {method}.',
  clientWithoutNameless: '{client} cannot send parts without a name.',
  clientWithoutSameNames: '{client} cannot send two files with the same name.',
} as const;
