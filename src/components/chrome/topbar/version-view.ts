/** A version as the dropdown of a page offers it. */
export interface VersionView {
  readonly name: string;
  /** The name that readers see. */
  readonly label: string;
  /** Language of its pages, if versions are languages. */
  readonly lang?: string | undefined;
  /**
   * Where choosing the version leads, base included: this page, its counterpart, or the version's first
   * page.
   */
  readonly href: string;
  /**
   * Whether the dropdown offers the version. A page can belong to one that it does not offer, whose name
   * still shows.
   */
  readonly isListed: boolean;
}
