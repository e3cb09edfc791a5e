/** A version as the dropdown offers it on one page. */
export interface VersionView {
  readonly name: string;
  /** What readers see. */
  readonly label: string;
  /** Language of its pages, where versions are languages. */
  readonly lang?: string | undefined;
  /** Where choosing it leads, base included: this page, its counterpart, or the version's first page. */
  readonly href: string;
  /** A page may belong to a version that the dropdown does not offer; its name is shown still. */
  readonly isListed: boolean;
}
