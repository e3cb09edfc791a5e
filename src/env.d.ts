/// <reference types="astro/client" />

declare namespace App {
  /** What components may look up about the site; filled by `src/middleware.ts`. */
  interface Locals {
    /** Language of the page, as a tag of BCP 47. */
    lang: string;
    /** What Lectern itself writes into the page, in that language. */
    words: import('./core/words/words.ts').Words;
    /** One of these words with its placeholders filled in; `count` chooses the form of a plural. */
    fill: (
      word: string | import('./core/words/words.ts').Plural,
      values: import('./core/words/words.ts').WordValues,
    ) => string;
    /**
     * Markup of an icon as an inline `<svg class="icon" aria-hidden="true">`, or an `<img>` for a
     * path or URL. Undefined when there is no name.
     */
    icon: (name: string | undefined, type?: string) => string | undefined;
    /** The sidebar's tree of this page, once that is rendered; its place is in the body. */
    tree?: import('./components/chrome/sidebar-tree.ts').SidebarTree;
    /** Adds the site's base to a path from the site's root; leaves any other URL as it is. */
    href: (path: string) => string;
    /** The fragment for a title: `Quick start` gives `quick-start`. */
    slug: (title: string) => string;
    /** An id that nothing else on the page has taken: `name`, else `name-2` and so on. */
    uniqueId: (name: string) => string;
    /** Keeps the ids of the page's own headings back, before anything on the page takes one. */
    reserveIds: (names: readonly string[]) => void;
    /** As `uniqueId`; an id that was kept back is given to the first heading that asks for it. */
    headingId: (name: string) => string;
    /**
     * A class that stands for CSS declarations, such as `font-size: 24px`. The page's policy allows
     * no `style` attribute; the rule of each class enters a stylesheet of the site.
     */
    styleClass: (declarations: string) => string;
    /**
     * Keeps what a component knows of its output for whoever needs it later; the attributes that it
     * gives tie it to an element. The one way to tell anything to another part of the page.
     */
    note: (fact: import('./article/notes.ts').Note) => import('./article/notes.ts').NoteMark;
    /** All that was noted, for those who finish the page. */
    notes: import('./article/notes.ts').Notes;
    /** Width and height of a picture of the project, by its address; undefined for any other. */
    pictureSize: (url: string) => Promise<{ width: number; height: number } | undefined>;
    /** Addresses of the stylesheets for a page with this body; none while developing. */
    stylesheets: (bodyHtml: string) => readonly string[];
    /** Address of the stylesheet for a dark system without scripts; none while developing. */
    darkStylesheet: string | undefined;
    /**
     * Keeps a text that many pages refer to as a file of the site, such as `icons.svg`, and gives
     * its address.
     */
    keepFile: (name: string, text: string) => string;
    /**
     * HTML of Markdown that nobody vouches for, such as the descriptions of an API document. Its
     * headings stand lower than written, by 2 unless told.
     */
    markdown: (text: string, headingOffset?: number) => string;
    /** Code as a highlighted `<pre>`; plain where its language is not known. */
    highlight: (code: string, language: string) => Promise<string>;
    /** Address of the page about an operation, a webhook or a schema; undefined without one. */
    referenceHref: (key: string) => string | undefined;
  }
}

/** Words of the page's language for scripts. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- globals can only be extended
interface DOMStringMap extends Readonly<import('./core/words/client-words.ts').ClientWordData> {}

declare module 'virtual:site' {
  /** What this run of Astro renders. Imported by `pages/`, `layouts/` and the middleware only. */
  export const store: import('./engine/site-store.ts').SiteStore;
}

/** For tools that do not read components (`tsc`, ESLint); `astro check` knows the real types. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
