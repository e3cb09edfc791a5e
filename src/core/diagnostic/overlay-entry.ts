/** A diagnostic as the dev overlay shows it: all fields are text. */
export interface OverlayEntry {
  readonly severity: 'error' | 'warning';
  /** `docs.json:12:9` */
  readonly place: string;
  /** Whether `place` is in a file of the project, which an editor can open. */
  readonly isInFile?: boolean;
  readonly title: string;
  /** The code of the diagnostic; absent for errors that occur only in the browser. */
  readonly code?: string;
  readonly message: string;
  readonly hint: string;
  readonly frame?: string;
}
