/// <reference types="astro/client" />
/* oxlint-disable typescript/no-empty-object-type -- types of global names can only be extended */

declare namespace App {
  /**
   * What components may look up about the site; made by `src/layouts/page-context.ts`. `note` is the one way
   * to tell anything.
   */
  interface Locals {
    /** Language of the page, as a tag of BCP 47. */
    readonly lang: string;
    /** Which way its lines run. */
    readonly direction: 'ltr' | 'rtl';
    /** What Lectern itself writes into the page, in that language. */
    readonly words: import('./core/language/wording.ts').Words;
    /** Whether the page is shown to its author by `lectern dev`. */
    readonly isDevelopment: boolean;
    /** Which state of the site the page is rendered from; undefined where it is built. */
    readonly revision: number | undefined;
    /** One of these words with its placeholders filled in; `count` chooses the form of a plural. */
    readonly fill: (
      word: string | import('./core/language/fill-word.ts').Plural,
      values: import('./core/language/fill-word.ts').WordValues,
    ) => string;
    /**
     * Markup of an icon as an inline `<svg class="icon" aria-hidden="true">`, or an `<img>` for a
     * path or URL. Undefined when there is no name.
     */
    readonly icon: (name: string | undefined, type?: string) => string | undefined;
    /** Adds the site's base to a path from the site's root; leaves any other URL as it is. */
    readonly href: (path: string) => string;
    /** Address in the built site of a link as the author of the page wrote it. */
    readonly linkHref: (url: string) => string;
    /** Keeps a file that pages have in common, such as `icons.svg`; gives its address. */
    readonly keepFile: (name: string, text: string) => string;
    /** Address of the words of the playground; undefined where they are plain English. */
    readonly playgroundWords: () => string | undefined;
    /** The fragment for a title: `Quick start` gives `quick-start`. */
    readonly slug: (title: string) => string;
    /** An id that nothing else on the page has taken: `name`, else `name-2` and so on. */
    readonly uniqueId: (name: string) => string;
    /**
     * A class that stands for CSS declarations, such as `font-size: 24px`. The page's policy allows
     * no `style` attribute; the rule of each class enters a stylesheet of the site.
     */
    readonly styleClass: (declarations: string) => string;
    /**
     * Keeps what a component knows of its output for whoever needs it later; the attributes that it
     * gives tie it to an element. The one way to tell anything to another part of the page.
     */
    readonly note: (
      fact: import('./article/facts/notes.ts').Note,
    ) => import('./article/facts/notes.ts').NoteMark;
    /** All that was noted, for those who finish the page. */
    readonly notes: import('./article/facts/notes.ts').Notes;
    /** All ids of the page, for those who begin and finish it. */
    readonly ids: import('./markdown/slug.ts').UniqueNames;
    /** Width and height of a picture of the project, by its address; undefined for any other. */
    readonly pictureSize: (url: string) => Promise<{ width: number; height: number } | undefined>;
    /** Addresses of the stylesheets for a page with these marks in its body. */
    readonly stylesheets: (marks: readonly string[]) => readonly string[];
    /** Address of the stylesheet for a dark system without scripts. */
    readonly darkStylesheet: string;
    /**
     * HTML of Markdown that nobody vouches for, such as the descriptions of an API document. Its
     * highest headings are of level 3 unless told. Later where it holds code.
     */
    readonly markdown: (text: string, topLevel?: number) => string | Promise<string>;
    /** A `docs.json` with the site that it makes, and what is to be said of it. */
    readonly previewConfig: (
      input: import('./core/preview/preview-config.ts').PreviewInput,
    ) => import('./core/preview/preview-config.ts').ConfigPreview;
    /**
     * Code as a highlighted `<pre>`; plain where its language is not known. With the options of a fence
     * it is an author's, else a sample, which is plain where it is long.
     */
    readonly highlight: (code: string, language: string, meta?: string) => Promise<string>;
    /** The text of rendered children that are text alone, or one paragraph of it; undefined else. */
    readonly loneText: (html: string) => string | undefined;
    /** Address of the page about an operation, a webhook or a schema; undefined without one. */
    readonly referenceHref: (key: string) => string | undefined;
    /** Address of the fields that such a page shows, as a file of their own. */
    readonly fieldsHref: (key: string) => string | undefined;
  }
}

/** Words of the page's language for scripts. */
interface DOMStringMap extends Readonly<
  import('./core/language/client-wording.ts').ClientWordData
> {}

/** English words for scripts where the page has none, put in their places when scripts are compiled. */
declare const ENGLISH: import('./core/language/client-wording.ts').ClientEnglish;

/** For tools that do not read components (`tsc`, oxlint); `astro check` knows the real types. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
