/** Names that other generators, or a slip of the keyboard, give to components of this one. */
const SYNONYMS: Readonly<Record<string, string>> = {
  Accordions: 'AccordionGroup',
  Cards: 'CardGroup',
  Caution: 'Warning',
  Error: 'Danger',
  Hint: 'Tip',
  Image: 'img',
  Information: 'Info',
  Success: 'Check',
  Warn: 'Warning',
};

/** The one component that an unknown name can mean: another case of letters, or another word for it. */
export function meantComponent(name: string, known: ReadonlySet<string>): string | undefined {
  const sameLetters = [...known].filter(
    (candidate) => candidate.toLowerCase() === name.toLowerCase(),
  );
  const [first, second] = sameLetters.filter((candidate) => /^[A-Z]/.test(candidate));
  if (first !== undefined && second === undefined) return first;
  const synonym = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined;
  return synonym !== undefined && known.has(synonym) ? synonym : undefined;
}
