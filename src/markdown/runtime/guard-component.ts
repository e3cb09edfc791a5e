/** Keeps what fails inside of one component of the site from taking the page along. */

/** A component as Astro compiles it. */
export type SiteComponent = ((result: unknown, props: unknown, slots: Slots) => unknown) & {
  readonly isAstroComponentFactory: boolean;
};

type Slots = Readonly<Record<string, (result: unknown) => unknown>>;

/** Where Astro writes a page to, piece by piece. */
interface Destination {
  readonly write: (piece: unknown) => void;
}

interface Renderable {
  readonly render: (destination: Destination) => unknown;
}

/** Whether a component is one of Lectern's: those are Astro's. */
export function isSiteComponent(component: unknown): component is SiteComponent {
  return typeof component === 'function' && 'isAstroComponentFactory' in component;
}

/**
 * The component with a wall around it: if it fails, `fail` hears of it and what was written inside
 * of it is shown without it.
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
