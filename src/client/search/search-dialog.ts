/**
 * The inside of the search dialog: a field, and a list that follows what is typed. Loaded on first
 * use; what was typed until then is searched for at once.
 */
import type { Piece } from '../../search/excerpt.ts';
import type { Plural } from '../../core/language/wording.ts';
import type { SearchResult, SearchResults } from '../../search/search.ts';
import { followKeyboard } from './search-height.ts';
import { forgetRecent, readRecent, rememberSearch } from './recent-searches.ts';
import { SearchList } from './search-list.ts';
import { createRecent, createResultGroup, createSuggestions } from './search-options.ts';
import { SearchSession } from './search-session.ts';
import { SearchTabs } from './search-tabs.ts';
import resultStyles from '../../styles/search-results.css?url';

/** How long results wait for their excerpts, in milliseconds, so that they come in one piece. */
const PATIENCE = 15;
/** After this long, the reader is told that there is something to wait for. */
const SLOW = 250;
/** Screen readers hear the count when the reader stops typing. */
const SILENCE = 400;
/** A key that comes this soon after the end of a composition is the one that ended it. */
const COMPOSED = 30;

const styled = loadStyles(resultStyles);

class SearchDialog extends HTMLElement {
  readonly #input = this.#part('input', HTMLInputElement);
  readonly #message = this.#part('.search-message', HTMLElement);
  readonly #retry = this.#part('.search-retry', HTMLButtonElement);
  readonly #forget = this.#part('.search-forget', HTMLButtonElement);
  readonly #list = new SearchList(this.#part('.search-list', HTMLElement), this.#input);
  readonly #tabs = new SearchTabs(this.#part('.search-tabs', HTMLElement), () => {
    this.#input.focus();
    void this.#update();
  });
  readonly #session = new SearchSession(this.dataset['manifest'] ?? '');
  #abort = new AbortController();
  #turn = 0;
  /** When the last word of an input method was finished. */
  #composed = -Infinity;
  #announcement: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const update = () => void this.#update();
    this.#input.addEventListener('input', update, { signal });
    this.#input.addEventListener('keydown', (event) => this.#press(event), { signal });
    const compose = ({ timeStamp }: Event) => (this.#composed = timeStamp);
    this.#input.addEventListener('compositionend', compose, { signal });
    this.#retry.addEventListener('click', update, { signal });
    this.#forget.addEventListener('click', () => this.#forgetRecent(), { signal });
    this.addEventListener('click', (event) => this.#choose(event), { signal });
    const dialog = this.closest('dialog');
    const updateOpen = () => dialog?.open && update();
    dialog?.addEventListener('toggle', updateOpen, { signal });
    // Only the dialog itself is hit beside its content.
    const closeOutside = (event: Event) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('pointerdown', closeOutside, { signal });
    followKeyboard(this);
    update();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
  }

  #part<Type extends Element>(selector: string, type: new () => Type): Type {
    const element = this.querySelector(selector);
    if (!(element instanceof type)) throw new Error(`The search has no ${selector}.`);
    return element;
  }

  /** Shows what belongs to the text of the field; an older answer never replaces a newer one. */
  async #update(): Promise<void> {
    const turn = (this.#turn += 1);
    const isCurrent = () => turn === this.#turn;
    const slow = setTimeout(
      () => isCurrent() && this.#tell(document.documentElement.dataset.wordLoading ?? 'Loading…'),
      SLOW,
    );
    try {
      const [{ manifest, hasFewTexts }] = await Promise.all([this.#session.open(), styled]);
      this.#tabs.offer(manifest.tabs);
      const text = this.#input.value.trim() === '' ? '' : this.#input.value;
      const { version: chosen } = document.documentElement.dataset;
      const version = manifest.versions.length > 0 ? chosen : undefined;
      const results = await this.#session.search({ text, version, tab: this.#tabs.chosen });
      const excerpts = await loadExcerpts(hasFewTexts ? results.groups : []);
      const isAnswered = results.groups.length > 0;
      const pages = isAnswered ? [] : await this.#session.suggested(version);
      if (!isCurrent()) return;
      const suggested = createSuggestions(pages);
      if (text === '') this.#showStart(manifest.tabs, suggested);
      else if (isAnswered) this.#showResults(results, excerpts);
      else this.#showNothing(results, suggested);
    } catch {
      if (isCurrent()) this.#showFailure();
    } finally {
      clearTimeout(slow);
    }
  }

  #showStart(tabs: readonly string[], suggested: readonly HTMLElement[]): void {
    const recent = createRecent(readRecent());
    this.#tabs.showAnswers(tabs);
    this.#list.show([...recent, ...suggested], { selectsFirst: false });
    this.#tell('', { canForget: recent.length > 0 });
  }

  #showResults(
    results: SearchResults,
    excerpts: ReadonlyMap<SearchResult, readonly Piece[]>,
  ): void {
    const groups = results.groups.map((group) => createResultGroup(group, excerpts));
    this.#tabs.showAnswers(results.tabs);
    this.#list.show(groups, { selectsFirst: true });
    this.#tell('');
    this.#announce(formatCount(this.#list.count));
  }

  #showNothing({ tabs }: SearchResults, suggested: readonly HTMLElement[]): void {
    const { wordNoResults, wordResultsElsewhere, wordTryOtherWords } =
      document.documentElement.dataset;
    const isElsewhere = tabs.length > 0;
    const advice = isElsewhere
      ? (wordResultsElsewhere ?? 'There are some in {tabs}.')
      : (wordTryOtherWords ?? 'Try other words, or fewer.');
    const text = `${wordNoResults ?? 'No results for “{query}”.'} ${advice}`
      .replace('{tabs}', () => tabs.join(', '))
      .replace('{query}', () => this.#input.value.trim());
    this.#tabs.showAnswers(tabs);
    this.#list.show(isElsewhere ? [] : suggested, { selectsFirst: false });
    this.#tell(text);
    this.#announce(text);
  }

  #showFailure(): void {
    const text = document.documentElement.dataset.wordSearchFailed ?? 'Search could not be loaded.';
    this.#list.show([], { selectsFirst: false });
    this.#tell(text, { canRetry: true });
    this.#announce(text);
  }

  #tell(text: string, { canRetry = false, canForget = false } = {}): void {
    this.#message.textContent = text;
    this.#retry.hidden = !canRetry;
    this.#forget.hidden = !canForget;
  }

  #announce(text: string): void {
    clearTimeout(this.#announcement);
    const status = this.#part('[role=status]', HTMLElement);
    this.#announcement = setTimeout(() => (status.textContent = text), SILENCE);
  }

  #press(event: KeyboardEvent): void {
    if (this.#isComposing(event) || event.shiftKey || event.altKey) return;
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Enter') {
      event.preventDefault();
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey };
      this.#list.current?.dispatchEvent(new MouseEvent('click', click));
    } else if (!ctrlKey && !metaKey && this.#list.move(key)) {
      event.preventDefault();
    }
  }

  /** Safari ends a composition just before the key that does it. */
  #isComposing({ isComposing, timeStamp }: KeyboardEvent): boolean {
    return isComposing || timeStamp - this.#composed < COMPOSED;
  }

  #choose(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const dialog = this.closest('dialog');
    if (target.closest('.search-close')) dialog?.close();
    const option = target.closest<HTMLElement>('[role=option]');
    if (!option) return;
    const { query } = option.dataset;
    if (query !== undefined) {
      this.#input.value = query;
      void this.#update();
      return;
    }
    const text = this.#input.value.trim();
    if (text !== '') rememberSearch(text);
    // Another tab or window opens behind the search.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog?.close();
  }

  #forgetRecent(): void {
    forgetRecent();
    this.#input.focus();
    void this.#update();
  }
}

/** Settles in any case: results can be read without. */
function loadStyles(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** Those that come soon. */
async function loadExcerpts(groups: SearchResults['groups']) {
  const known = new Map<SearchResult, readonly Piece[]>();
  const results = groups.flatMap((group) => group.results);
  const all = results.map(async (result) => known.set(result, await result.loadExcerpt()));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(all), patience]);
  return known;
}

function formatCount(count: number): string {
  const { lang, dataset } = document.documentElement;
  const forms = dataset.wordResultCount ?? '{"one":"{count} result","other":"{count} results"}';
  const words = JSON.parse(forms) as string | Plural;
  const form = typeof words === 'string' ? words : words[new Intl.PluralRules(lang).select(count)];
  return (form ?? (words as Plural).other).replace('{count}', String(count));
}

customElements.define('lectern-search-dialog', SearchDialog);
