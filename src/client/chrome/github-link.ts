/**
 * Shows the star and fork counts of a repository, requested once per session. If GitHub is unreachable or
 * its rate limit is exceeded, the link stays as it is.
 */
interface Counts {
  readonly stargazers_count: number;
  readonly forks_count: number;
}

/** The top bar and the drawer can show the same repository; one request is enough for both. */
const asked = new Map<string, Promise<Counts | undefined>>();
const NUMBER = new Intl.NumberFormat(document.documentElement.lang, {
  notation: 'compact',
  maximumFractionDigits: 1,
});

class GithubLink extends HTMLElement {
  connectedCallback(): void {
    const { repository } = this.dataset;
    if (repository === undefined) return;
    const counts = asked.get(repository) ?? loadCounts(repository);
    asked.set(repository, counts);
    void counts.then((known) => {
      if (known) this.#show(known);
    });
  }

  #show(counts: Counts): void {
    for (const place of this.querySelectorAll<HTMLElement>('[data-count]')) {
      const { stargazers_count: stars, forks_count: forks } = counts;
      const count = place.dataset['count'] === 'stars' ? stars : forks;
      place.textContent = NUMBER.format(count).toLowerCase();
    }
    this.querySelector('[data-state]')?.setAttribute('data-state', 'filled');
  }
}

async function loadCounts(repository: string): Promise<Counts | undefined> {
  const key = `lectern-github:${repository}`;
  try {
    const known = toCounts(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (known) return known;
    const response = await fetch(`https://api.github.com/repos/${repository}`);
    if (!response.ok) return undefined;
    const counts = toCounts(await response.json());
    if (counts) sessionStorage.setItem(key, JSON.stringify(counts));
    return counts;
  } catch {
    return undefined;
  }
}

/** Reads counts from GitHub's response or from storage, which uses the same field names. */
function toCounts(value: unknown): Counts | undefined {
  const { stargazers_count, forks_count } = Object(value) as Record<string, unknown>;
  return typeof stargazers_count === 'number' && typeof forks_count === 'number'
    ? { stargazers_count, forks_count }
    : undefined;
}

customElements.define('lectern-github-link', GithubLink);
