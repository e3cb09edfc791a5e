/** Limits of values in English, which pages tell and the playground asks for. */
export const limitEnglish = {
  valueRange: '{least} to {most}',
  moreThan: 'more than {value}',
  atLeast: 'at least {value}',
  lessThan: 'less than {value}',
  atMost: 'at most {value}',
  multipleOf: 'multiple of {value}',
  charactersExactly: { one: 'exactly {count} character', other: 'exactly {count} characters' },
  charactersRange: { one: '{least} to {count} character', other: '{least} to {count} characters' },
  charactersLeast: { one: 'at least {count} character', other: 'at least {count} characters' },
  charactersMost: { one: 'at most {count} character', other: 'at most {count} characters' },
  itemsExactly: { one: 'exactly {count} item', other: 'exactly {count} items' },
  itemsRange: { one: '{least} to {count} item', other: '{least} to {count} items' },
  itemsLeast: { one: 'at least {count} item', other: 'at least {count} items' },
  itemsMost: { one: 'at most {count} item', other: 'at most {count} items' },
  matches: 'matches {pattern}',
  uniqueItems: 'unique items',
} as const;
