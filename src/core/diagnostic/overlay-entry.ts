/** A diagnostic as the dev overlay shows it: all text. */
export interface OverlayEntry {
  readonly severity: 'error' | 'warning';
  /** `docs.json:12:9` */
  readonly place: string;
  /** Whether `place` is one in a file of the project, which an editor can open. */
  readonly isInFile?: boolean;
  readonly title: string;
  /** Its kind; absent where only the browser knows of it. */
  readonly code?: string;
  readonly message: string;
  readonly hint: string;
  readonly frame?: string;
}
