/** A diagnostic as the dev overlay shows it: all text. */
export interface OverlayEntry {
  readonly severity: 'error' | 'warning';
  /** `docs.json:12:9` */
  readonly place: string;
  readonly title: string;
  readonly message: string;
  readonly hint: string;
  readonly frame?: string;
}
