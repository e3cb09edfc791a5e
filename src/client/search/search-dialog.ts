/**
 * The content of the search dialog: a field, and a list that updates as the reader types. Loaded on first
 * use; text typed until then is searched for immediately.
 */
import type { Excerpt } from '../../search/excerpt.ts';
import type { SearchResult, SearchResults } from '../../search/search.ts';
import { trapFocus } from '../focus/trap-focus.ts';
import { loadExcerpts } from './load-excerpts.ts';
import { fillFrame } from './search-frame.ts';
import { followKeyboard } from './search-height.ts';
import { forgetRecent, readRecent, rememberSearch } from './recent-searches.ts';
import { SearchList } from './search-list.ts';
import {
  createAsk,
  createOtherVersions,
  createRecent,
  createResultGroup,
  createSuggestions,
} from './search-options.ts';
import { SearchSession } from './search-session.ts';
import { SearchTabs } from './search-tabs.ts';
import { formatCount, formatNothing, formatUnknown } from './search-words.ts';
import resultStyles from '../../styles/search-results.css?url';

/** Milliseconds after which the dialog says that it is loading. */
const SLOW = 250;
/** Milliseconds without typing after which screen readers hear the count. */
const SILENCE = 400;
/** Milliseconds after the end of a composition within which a key counts as the one that ended it. */
const COMPOSED = 30;

const styled = loadStyles(resultStyles);

/** Returns the address of the index, base included. */
function findManifest(): string {
  return document.querySelector<HTMLElement>('lectern-search')?.dataset['manifest'] ?? '';
}

class SearchDialog extends HTMLElement {
  readonly #input = this.#findInput();
  readonly #parts = fillFrame(this, { input: this.#input, styled });
  readonly #list = new SearchList(this.#parts.list, this.#input);
  readonly #tabs = new SearchTabs(this.#parts.tabs, () => {
    this.#input.focus();
    void this.#update();
  });
  /** The version to search if it is not that of the page. */
  #otherVersion: string | undefined;
  readonly #session = new SearchSession(findManifest());
  #abort = new AbortController();
  #turn = 0;
  /** When an input method last finished a word. */
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
    this.#parts.retry.addEventListener('click', update, { signal });
    this.#parts.forget.addEventListener('click', () => this.#forgetRecent(), { signal });
    this.addEventListener('click', (event) => this.#choose(event), { signal });
    const dialog = this.closest('dialog');
    const updateOpen = () => dialog?.open && update();
    dialog?.addEventListener('toggle', updateOpen, { signal });
    // Outside the content, the target is the dialog itself.
    const closeOutside = (event: Event) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('pointerdown', closeOutside, { signal });
    followKeyboard(this);
    if (dialog) trapFocus(dialog);
    this.#openAsAsked();
    update();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
  }

  /** Opens the dialog with the query of an address with `?q=`. */
  #openAsAsked(): void {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    const dialog = this.closest('dialog');
    if (query === '' || dialog?.open !== false) return;
    this.#input.value = query;
    dialog.showModal();
  }

  #findInput(): HTMLInputElement {
    const input = this.querySelector('input');
    if (input === null) throw new Error('The search has no field.');
    return input;
  }

  /** Shows the results for the text in the field; an older result never replaces a newer one. */
  async #update(): Promise<void> {
    const turn = (this.#turn += 1);
    const isCurrent = () => turn === this.#turn;
    const slow = setTimeout(
      () =>
        isCurrent() &&
        this.#showStatus(document.documentElement.dataset.wordLoading ?? ENGLISH.loading),
      SLOW,
    );
    try {
      const [{ manifest, hasFewTexts }] = await Promise.all([this.#session.open(), styled]);
      const text = this.#input.value.trim() === '' ? '' : this.#input.value;
      if (text === '') this.#otherVersion = undefined;
      const version = this.#version(manifest.versions);
      const tabs = await this.#session.tabsOf(version);
      if (!isCurrent()) return;
      this.#tabs.offer(tabs);
      const { chosen: tab } = this.#tabs;
      const results = await this.#session.search({ text, version, tab });
      const excerpts = await loadExcerpts(hasFewTexts ? results.groups : []);
      const isAnswered = results.groups.length > 0;
      const pages = isAnswered ? [] : await this.#session.suggested({ version, tab });
      const elsewhere = await this.#session.labelVersions(results.otherVersions);
      if (!isCurrent()) return;
      const suggested = createSuggestions(pages);
      const further = [...createOtherVersions(elsewhere), ...createAsk(text.trim())];
      if (text === '') this.#showStart(tabs, suggested);
      else if (isAnswered) this.#showResults(results, excerpts, further);
      else this.#showNothing(results, further.length > 0 ? further : suggested);
    } catch {
      if (isCurrent()) this.#showFailure();
    } finally {
      clearTimeout(slow);
    }
  }

  /**
   * Returns the version to search. On a page without a version, it is the chosen one, or else the default.
   */
  #version(versions: readonly string[]): string | undefined {
    const { edition, version } = document.documentElement.dataset;
    return versions.length > 0 ? (this.#otherVersion ?? edition ?? version ?? '') : undefined;
  }

  #showStart(tabs: readonly string[], suggested: readonly HTMLElement[]): void {
    const recent = createRecent(readRecent());
    this.#tabs.showAnswers(tabs);
    this.#list.show([...recent, ...suggested], { selectsFirst: false });
    this.#showStatus('', { canForget: recent.length > 0 });
  }

  #showResults(
    results: SearchResults,
    excerpts: ReadonlyMap<SearchResult, Excerpt>,
    further: readonly HTMLElement[],
  ): void {
    const groups = results.groups.map((group) => createResultGroup(group, excerpts));
    this.#tabs.showAnswers(results.tabs);
    this.#list.show([...groups, ...further], { selectsFirst: true });
    const unknown = formatUnknown(results);
    this.#showStatus(unknown, { isBrief: true });
    const count = groups.reduce((sum, group) => sum + group.querySelectorAll('a').length, 0);
    this.#announce(`${formatCount(count)} ${unknown}`.trim());
  }

  #showNothing(results: SearchResults, others: readonly HTMLElement[]): void {
    const { tabs, otherVersions } = results;
    const isInTab = tabs.length > 0 && otherVersions.length === 0;
    const text = formatNothing(this.#input.value.trim(), results);
    this.#tabs.showAnswers(tabs);
    this.#list.show(isInTab ? [] : others, { selectsFirst: false });
    this.#showStatus(text);
    this.#announce(text);
  }

  #showFailure(): void {
    const text = document.documentElement.dataset.wordSearchFailed ?? ENGLISH.searchFailed;
    this.#list.show([], { selectsFirst: false });
    this.#showStatus(text, { canRetry: true });
    this.#announce(text);
  }

  #showStatus(text: string, { canRetry = false, canForget = false, isBrief = false } = {}): void {
    const { message, retry, forget } = this.#parts;
    message.textContent = text;
    message.classList.toggle('search-message-brief', isBrief);
    retry.hidden = !canRetry;
    forget.hidden = !canForget;
  }

  #announce(text: string): void {
    clearTimeout(this.#announcement);
    const { status } = this.#parts;
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

  /** Safari ends a composition just before the key event that ends it. */
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
    const { query, edition, question } = option.dataset;
    if (query !== undefined || edition !== undefined) {
      this.#input.value = query ?? this.#input.value;
      this.#otherVersion = edition;
      void this.#update();
      return;
    }
    const text = this.#input.value.trim();
    if (text !== '') rememberSearch(text);
    // Keep the search open if the result opens in another tab or window.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog?.close();
    if (question) document.dispatchEvent(new CustomEvent('lectern:ask', { detail: question }));
  }

  #forgetRecent(): void {
    forgetRecent();
    this.#input.focus();
    void this.#update();
  }
}

/** Adds a stylesheet. Settles even if it fails, because results are readable without it. */
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

customElements.define('lectern-search-dialog', SearchDialog);
