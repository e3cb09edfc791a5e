import { deepestNesting, type Nesting } from '../text/markup/nesting-limits.ts';

/** Returns a clause that describes the excessive nesting: `more than 200 tags are open at the same time`. */
export function describeNesting(kind: Nesting | 'code'): string {
  if (kind === 'code') return 'code is nested too deeply to be read';
  const limit = deepestNesting[kind];
  switch (kind) {
    case 'container':
      return `more than ${limit} quotations and lists are nested`;
    case 'tag':
      return `more than ${limit} tags are open at the same time`;
    case 'bracket':
      return `more than ${limit} brackets of code are open at the same time`;
    case 'emphasis':
      return `more than ${limit} marks for bold and italic are open at the same time`;
    case 'chain':
      return `an expression has more than ${limit} steps`;
    case 'operator':
      return `an expression has more than ${limit} operators`;
    case 'unclosed':
      return `an expression opens more than ${limit} tags that it never closes`;
  }
}
