/** Keeps an error inside one component of the site from breaking the whole page. */

/** A component as Astro compiles it. */
export type SiteComponent = ((result: unknown, props: unknown, slots: Slots) => unknown) & {
  readonly isAstroComponentFactory: boolean;
};

type Slots = Readonly<Record<string, (result: unknown) => unknown>>;

/** Where Astro writes a page, piece by piece. */
interface Destination {
  readonly write: (piece: unknown) => void;
}

interface Renderable {
  readonly render: (destination: Destination) => unknown;
}

/** Whether a component is one of Lectern's, which are all Astro components. */
export function isSiteComponent(component: unknown): component is SiteComponent {
  return typeof component === 'function' && 'isAstroComponentFactory' in component;
}

/**
 * Wraps a component in an error boundary: if it fails, `fail` receives the error, and its content is shown
 * without it.
 */
export function guardComponent(
  component: SiteComponent,
  fail: (error: unknown) => void,
): SiteComponent {
  const guarded = (result: unknown, props: unknown, slots: Slots): Renderable => ({
    async render(destination) {
      const pieces: unknown[] = [];
      const buffer = { write: (piece: unknown) => pieces.push(piece) };
      try {
        const made = await component(result, props, slots);
        await (made as Renderable).render(buffer);
      } catch (error) {
        fail(error);
        pieces.length = 0;
        pieces.push(await slots['default']?.(result));
      }
      for (const piece of pieces) if (piece !== undefined) destination.write(piece);
    },
  });
  return Object.assign(guarded, component);
}
