/// <reference types="astro/client" />

declare namespace App {
  /** What components may look up about the site; filled by `src/middleware.ts`. */
  interface Locals {
    /**
     * Markup of an icon as an inline `<svg class="icon" aria-hidden="true">`, or an `<img>` for a
     * path or URL. Undefined when there is no name.
     */
    icon: (name: string | undefined, type?: string) => string | undefined;
    /** Adds the site's base to a path from the site's root; leaves any other URL as it is. */
    href: (path: string) => string;
  }
}
