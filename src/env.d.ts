/// <reference types="astro/client" />
/* oxlint-disable typescript/no-empty-object-type -- types of global names can only be extended */

declare namespace App {
  /**
   * What components can look up about the site; created by `src/layouts/page-context.ts`. Only `note`
   * passes anything on to other parts of a page.
   */
  interface Locals {
    /** Language of the page, as a BCP 47 tag. */
    readonly lang: string;
    /** Text direction of the page. */
    readonly direction: 'ltr' | 'rtl';
    /** Lectern's interface text in the language of the page. */
    readonly words: import('./core/language/wording.ts').Words;
    /** Whether `lectern dev` shows the page to its author. */
    readonly isDevelopment: boolean;
    /** The revision of the site that the page is rendered from; undefined in a build. */
    readonly revision: number | undefined;
    /** Fills in the placeholders of one of these texts; `count` selects the plural form. */
    readonly fill: (
      word: string | import('./core/language/fill-word.ts').Plural,
      values: import('./core/language/fill-word.ts').WordValues,
    ) => string;
    /**
     * Returns an icon as an inline `<svg class="icon" aria-hidden="true">`, or as an `<img>` for a path or
     * URL; undefined without a name.
     */
    readonly icon: (name: string | undefined, type?: string) => string | undefined;
    /** Adds the site's base to a path from the site's root; leaves any other URL unchanged. */
    readonly href: (path: string) => string;
    /** Returns the address in the built site of a link as the author of the page wrote it. */
    readonly linkHref: (url: string) => string;
    /** Stores a file that several pages share, such as `icons.svg`; returns its address. */
    readonly keepFile: (name: string, text: string) => string;
    /** Returns the address of the playground's translations; undefined if the language is plain English. */
    readonly playgroundWords: () => string | undefined;
    /** Returns the fragment for a title: `quick-start` for `Quick start`. */
    readonly slug: (title: string) => string;
    /** Returns an id that is not taken on the page: `name`, or `name-2` and so on. */
    readonly uniqueId: (name: string) => string;
    /**
     * Returns a class that stands for CSS declarations, such as `font-size: 24px`. The policy of the page
     * forbids `style` attributes, so the rule of each class becomes part of a stylesheet of the site.
     */
    readonly styleClass: (declarations: string) => string;
    /**
     * Records what a component knows about its output for later passes. Returns attributes that tie the
     * note to an element. This is the only way to pass anything on to another part of the page.
     */
    readonly note: (
      fact: import('./article/facts/notes.ts').Note,
    ) => import('./article/facts/notes.ts').NoteMark;
    /** Everything that components have noted, for the passes that finish the page. */
    readonly notes: import('./article/facts/notes.ts').Notes;
    /** All ids of the page, for its layout and the passes that finish it. */
    readonly ids: import('./markdown/slug.ts').UniqueNames;
    /** Returns the width and height of an image of the project by its address; undefined for any other. */
    readonly imageSize: (url: string) => Promise<{ width: number; height: number } | undefined>;
    /** Returns the addresses of the stylesheets for a page with these marks in its body. */
    readonly stylesheets: (marks: readonly string[]) => readonly string[];
    /** Address of the stylesheet for readers with a dark system and without scripts. */
    readonly darkStylesheet: string;
    /**
     * Renders untrusted Markdown, such as the descriptions of an API document. Its highest headings get
     * level 3 unless `topLevel` says otherwise. Asynchronous if the text contains code.
     */
    readonly markdown: (text: string, topLevel?: number) => string | Promise<string>;
    /** Renders a preview of the site that a `docs.json` describes, with its problems. */
    readonly previewConfig: (
      input: import('./core/preview/preview-config.ts').PreviewInput,
    ) => import('./core/preview/preview-config.ts').ConfigPreview;
    /**
     * Highlights code as a `<pre>`; unhighlighted if its language is unknown. With `meta`, the code is an
     * author's; without, it is a sample, which is not highlighted if it is long.
     */
    readonly highlight: (code: string, language: string, meta?: string) => Promise<string>;
    /**
     * Returns the text of rendered children that consist of text only, or of one paragraph of text;
     * otherwise undefined.
     */
    readonly loneText: (html: string) => string | undefined;
    /**
     * Returns the address of the page about an operation, a webhook or a schema; undefined if there is
     * none.
     */
    readonly referenceHref: (key: string) => string | undefined;
    /** Returns the address of the separate file with the fields that such a page shows. */
    readonly fieldsHref: (key: string) => string | undefined;
  }
}

/** Texts in the page's language for scripts. */
interface DOMStringMap extends Readonly<
  import('./core/language/client-wording.ts').ClientWordData
> {}

/** English texts for scripts on pages that have none, inserted when the scripts are compiled. */
declare const ENGLISH: import('./core/language/client-wording.ts').ClientEnglish;

/** For tools that do not read components (`tsc`, oxlint); `astro check` knows the real types. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
