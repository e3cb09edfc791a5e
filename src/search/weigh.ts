/**
 * Computes how much each word says about a section, as one number: the fields of BM25F are combined when
 * the index is built, so that a search only adds numbers and needs to know neither fields nor lengths.
 */
import type { SearchDocument, SearchSection } from './document.ts';
import type { TextTerms } from './words.ts';

/** The weight of a word in a name of about three words. */
const WEIGHTS = {
  title: 12,
  heading: 9,
  path: 8,
  keyword: 6,
  method: 3,
  description: 2.5,
  /** The page's title, in sections further down. */
  outerTitle: 2,
  address: 1.5,
  breadcrumb: 0.8,
} as const;

/** Two separate words can also be searched for as one: `quick start`, `quickstart`. */
const JOINED = 0.6;
/** Names of this length keep their weight; shorter ones gain, longer ones lose. */
const USUAL_NAME = 3;
const TEXT_LENGTH = 90;
const SATURATION = 1.2;
const LENGTH_EFFECT = 0.6;
const CODE = 0.4;
/** Factor for pages that are marked as deprecated. */
const DEPRECATED = 0.6;
const MIN_BOOST = 0.2;
const MAX_BOOST = 5;

/** Returns the terms of a text, which may be read several times: each section is weighed with the title. */
export type ReadTerms = (text: string) => TextTerms;

/** A section and its page. */
export interface PageSection {
  readonly page: SearchDocument;
  readonly section: SearchSection;
}

/** The sum of weights of each term so far. */
interface Weighing {
  readonly read: ReadTerms;
  readonly impacts: Map<string, number>;
}

export function weighSection({ page, section }: PageSection, read: ReadTerms): Map<string, number> {
  const impacts = new Map<string, number>();
  const weighing = { read, impacts };
  const isTop = section.id === '';
  if (isTop) weighTop(page, weighing);
  else {
    addName(section.heading, WEIGHTS.heading, weighing);
    addName(page.title, WEIGHTS.outerTitle, weighing);
  }
  addText(section.text, weighing);
  addCode(section.code, weighing);
  const factor = (page.isDeprecated === true ? DEPRECATED : 1) * clampBoost(page.boost);
  if (factor !== 1) impacts.forEach((impact, term) => impacts.set(term, impact * factor));
  return impacts;
}

/** Authors who come from other tools write anything from 0.1 to 100, and mean "a little" or "a lot". */
function clampBoost(boost = 1): number {
  return Math.min(Math.max(boost, MIN_BOOST), MAX_BOOST);
}

function weighTop(page: SearchDocument, weighing: Weighing): void {
  addName(page.title, WEIGHTS.title, weighing);
  addName(page.description, WEIGHTS.description, weighing);
  addName(page.href, WEIGHTS.address, weighing);
  for (const keyword of page.keywords) addName(keyword, WEIGHTS.keyword, weighing);
  for (const crumb of page.breadcrumbs) addName(crumb, WEIGHTS.breadcrumb, weighing);
  if (page.path !== undefined) addName(page.path, WEIGHTS.path, weighing);
  if (page.method !== undefined) addName(page.method, WEIGHTS.method, weighing);
}

function addName(text: string, weight: number, { read, impacts }: Weighing): void {
  const terms = read(text).all;
  const worth = weight / (0.5 + (0.5 * terms.length) / USUAL_NAME);
  for (const term of new Set(terms)) add(impacts, term, worth);
  if (weight < WEIGHTS.keyword) return;
  terms.forEach((term, rank) => {
    const next = terms[rank + 1];
    if (next !== undefined) add(impacts, term + next, worth * JOINED);
  });
}

/**
 * Adds the words of running text. The loops here and below are calls of `forEach`, because most builds end
 * before the engine optimizes them; until then, `for` creates objects at each of millions of steps.
 */
function addText(text: string, { read, impacts }: Weighing): void {
  const terms = read(text).all;
  const counts = new Map<string, number>();
  terms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
  const relative = 1 - LENGTH_EFFECT + (LENGTH_EFFECT * terms.length) / TEXT_LENGTH;
  counts.forEach((count, term) =>
    add(impacts, term, (count * (SATURATION + 1)) / (count + SATURATION * relative)),
  );
}

/** Adds the words of code. Numbers and single letters in code are noise. */
function addCode(code: string, { read, impacts }: Weighing): void {
  new Set(read(code).all).forEach((term) => {
    if (term.length > 1 && !/^\d/.test(term)) add(impacts, term, CODE);
  });
}

function add(impacts: Map<string, number>, term: string, impact: number): void {
  impacts.set(term, (impacts.get(term) ?? 0) + impact);
}
