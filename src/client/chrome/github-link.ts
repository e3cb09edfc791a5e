/**
 * Star and fork counts of a repository, asked for once a session. When GitHub cannot be reached or
 * has had enough of us, the link stays as it is.
 */
interface Counts {
  readonly stars: number;
  readonly forks: number;
}

/** The top bar and the drawer may show the same repository: one question is enough. */
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
      const count = place.dataset['count'] === 'stars' ? counts.stars : counts.forks;
      place.textContent = NUMBER.format(count).toLowerCase();
    }
    this.querySelector('[data-state]')?.setAttribute('data-state', 'filled');
  }
}

async function loadCounts(repository: string): Promise<Counts | undefined> {
  const key = `lectern-github:${repository}`;
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isCounts(known)) return known;
    const response = await fetch(`https://api.github.com/repos/${repository}`);
    if (!response.ok) return undefined;
    const counts = toCounts(await response.json());
    if (counts) sessionStorage.setItem(key, JSON.stringify(counts));
    return counts;
  } catch {
    return undefined;
  }
}

function toCounts(answer: unknown): Counts | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { stargazers_count: stars, forks_count: forks } = answer as Record<string, unknown>;
  const counts = { stars, forks };
  return isCounts(counts) ? counts : undefined;
}

function isCounts(value: unknown): value is Counts {
  if (typeof value !== 'object' || value === null) return false;
  const { stars, forks } = value as Record<string, unknown>;
  return typeof stars === 'number' && typeof forks === 'number';
}

customElements.define('lectern-github-link', GithubLink);
