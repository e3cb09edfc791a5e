/**
 * Renders results as elements. Strings from the site and the reader become text nodes, never markup. All
 * groups and options form one list box, which assigns their ids.
 */
import type { Excerpt, Piece } from '../../search/excerpt.ts';
import type { SuggestedPage } from '../../search/format.ts';
import type { ResultGroup, SearchResult } from '../../search/search.ts';
import { create } from './create-element.ts';
import type { LabeledVersion } from './search-session.ts';

/** Milliseconds until excerpts are loaded, when the reader pauses: nobody reads excerpts for half a word. */
const REST = 120;
const MAX_VERSIONS = 4;
const COLORED_METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Renders a group of results with the given `excerpts`; missing ones are filled in when they arrive. */
export function createResultGroup(
  group: ResultGroup,
  excerpts: ReadonlyMap<SearchResult, Excerpt>,
): HTMLElement {
  const { title, breadcrumbs, results } = group;
  const beginsWithPage = results[0]?.id === '';
  const trail = beginsWithPage ? breadcrumbs : [...breadcrumbs, title];
  const element = createGroup([...breadcrumbs, title].join(', '), trail);
  for (const result of results) {
    const option = createLink(result.href, result.id === '' ? 'page' : 'section');
    const heading = create('span', 'search-title');
    if (result.id === '') heading.append(...createOperation(group));
    heading.append(...createPieces(result.title));
    option.append(heading, createExcerpt(result, excerpts.get(result)));
    element.append(option);
  }
  return element;
}

/** Renders suggested pages; no element if there are none. */
export function createSuggestions(pages: readonly SuggestedPage[]): HTMLElement[] {
  if (pages.length === 0) return [];
  const element = createTitledGroup(
    document.documentElement.dataset.wordSuggestedPages ?? ENGLISH.suggestedPages,
  );
  for (const { title, href, breadcrumbs } of pages) {
    const option = createLink(href, 'page');
    const heading = create('span', 'search-title');
    heading.append(title);
    option.append(heading);
    if (breadcrumbs.length > 0) {
      const place = create('span', 'search-excerpt');
      place.append(breadcrumbs.join(' › '));
      option.append(place);
    }
    element.append(option);
  }
  return [element];
}

/** Renders recent searches. `data-query` of each option is the search to repeat. */
export function createRecent(texts: readonly string[]): HTMLElement[] {
  const title = document.documentElement.dataset.wordRecentSearches ?? ENGLISH.recentSearches;
  return createChoices(
    title,
    texts.map((text) => ({ text, kind: 'query', value: text })),
  );
}

/** Renders other versions. `data-edition` of each option is the version to search. */
export function createOtherVersions(versions: readonly LabeledVersion[]): HTMLElement[] {
  const title = document.documentElement.dataset.wordAlsoFoundIn ?? ENGLISH.alsoFoundIn;
  return createChoices(
    title,
    versions
      .slice(0, MAX_VERSIONS)
      .map(({ name, label }) => ({ text: label, kind: 'edition', value: name })),
  );
}

/** Renders an option whose `data-question` goes to the site's assistant; no element if there is none. */
export function createAsk(text: string): HTMLElement[] {
  const label = document.querySelector('.ask-button')?.textContent;
  return label ? createChoices(label, [{ text, kind: 'question', value: text }]) : [];
}

interface Choice {
  readonly text: string;
  readonly kind: 'query' | 'edition' | 'question';
  readonly value: string;
}

/** Renders options that continue the search; no element if there are none. */
function createChoices(groupTitle: string, choices: readonly Choice[]): HTMLElement[] {
  if (choices.length === 0) return [];
  const element = createTitledGroup(groupTitle);
  for (const { text, kind, value } of choices) {
    const option = create('div', 'search-option');
    option.role = 'option';
    option.dataset[kind] = value;
    const heading = create('span', 'search-title');
    heading.append(text);
    option.append(heading);
    element.append(option);
  }
  return [element];
}

function createTitledGroup(title: string): HTMLElement {
  return createGroup(title, [title]);
}

function createGroup(label: string, trail: readonly string[]): HTMLElement {
  const group = create('div', 'search-group');
  group.role = 'group';
  group.ariaLabel = label;
  if (trail.length > 0) {
    const line = create('div', 'search-trail');
    line.ariaHidden = 'true';
    line.append(trail.join(' › '));
    group.append(line);
  }
  return group;
}

function createLink(href: string, kind: 'page' | 'section'): HTMLAnchorElement {
  const option = document.createElement('a');
  option.className = `search-option search-option-${kind}`;
  option.role = 'option';
  option.tabIndex = -1;
  option.href = (document.documentElement.dataset['base'] ?? '') + href;
  return option;
}

function createExcerpt(result: SearchResult, excerpt: Excerpt | undefined): HTMLElement {
  const element = create('span', 'search-excerpt');
  const fill = ({ pieces, isCode }: Excerpt) => {
    element.hidden = pieces.length === 0;
    const code = create('code', 'search-code');
    const target = isCode ? code : element;
    target.replaceChildren(...createPieces(pieces));
    if (isCode) element.append(code);
  };
  const load = () => {
    // Without an excerpt, the result still works.
    if (element.isConnected) result.loadExcerpt().then(fill, () => element.remove());
  };
  if (excerpt === undefined) setTimeout(load, REST);
  else fill(excerpt);
  return element;
}

function createOperation({ title, method, path }: ResultGroup): (string | HTMLElement)[] {
  // An operation without a name already has its method and path as title.
  if (method === undefined || (path !== undefined && title.includes(path))) return [];
  const color = COLORED_METHODS.has(method) ? method.toLowerCase() : 'other';
  const badge = create('span', `method-pill method-pill-${color}`);
  badge.append(method);
  const code = create('code', 'search-path');
  code.append(path ?? '');
  // The spaces separate the words when they are read aloud or copied.
  return path === undefined ? [badge, ' '] : [badge, ' ', code, ' '];
}

function createPieces(pieces: readonly Piece[]): (string | HTMLElement)[] {
  return pieces.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = create('mark', 'search-mark');
    mark.append(text);
    return mark;
  });
}
