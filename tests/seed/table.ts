/**
 * What each key of docs.json does, and how that shows: the shape of the table. Its rows stand in
 * `rows/`; `unit/core/config/seed-table.test.ts` holds that no key and no allowed value is missing,
 * `browser/sites/seed-table.test.ts` looks at each cell.
 */
import type { Page } from 'playwright';
import type { UserConfig } from '../../src/core/config/config.ts';
import type { PageView } from '../../src/core/navigation/model.ts';
import type { SiteName } from './sites.ts';

/** Stands for a key that is not written: the cell shows its default. */
export const ABSENT = Symbol('absent');

/**
 * Where the effect of a key shows. `parts`: it holds keys with rows of their own. `remark`: it has
 * none on a static site, and a remark says so.
 */
export type Effect = 'html' | 'file' | 'behaviour' | 'parts' | 'remark';

/** A page as it was built; lists what `take` finds in each element that `select` finds. */
export interface HtmlLook {
  readonly kind: 'html';
  /** Href of the page: `/start/one/`. */
  readonly at: string;
  readonly select: string;
  /** `text`, `drawing` (which icon it is: `bell duotone`), or the name of an attribute. */
  readonly take: string;
}

/** What a pattern finds in a file of the site (its path, or a glob): each match, or its group. Undefined without a file. */
export interface FileLook {
  readonly kind: 'file';
  readonly path: string;
  readonly pattern: RegExp;
}

/** What a reader finds or does, in Chromium. */
export interface ActLook {
  readonly kind: 'act';
  readonly at: string;
  readonly act: (page: Page, sent: readonly SentRequest[]) => Promise<unknown>;
  /** Whether the page is only read: looks of this kind may share one. */
  readonly onlyReads: boolean;
  readonly scheme?: 'light' | 'dark';
}

/** A request that a page made of another host. */
export interface SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Look = HtmlLook | FileLook | ActLook;

export type Cell = BuiltCell | ViewCell | LoadCell;

export interface BuiltCell {
  readonly value: unknown;
  readonly on: SiteName;
  readonly look: Look;
  readonly expect: unknown;
}

/** What the navigation shows on a page of a site of values, where a build would tell no more. */
export interface ViewCell {
  readonly value: unknown;
  readonly config: Partial<UserConfig>;
  readonly view: (view: PageView) => unknown;
  readonly expect: unknown;
}

/** What is said while a folder is read. */
export interface LoadCell {
  readonly value: unknown;
  readonly config: Partial<UserConfig>;
  readonly files: Readonly<Record<string, string>>;
  /** A part of each message. */
  readonly expect: readonly RegExp[];
}

export interface Row {
  readonly effect: Effect;
  readonly cells: readonly Cell[];
  /** Values of the right type that are refused, and the code that says so. */
  readonly wrong?: readonly (readonly [value: unknown, code: string])[];
}

/** Rows by the key's name, as the configuration reference has it: `anchors[].iconType`. */
export type Table = Readonly<Record<string, Row>>;

export function html(at: string, select: string, take = 'text'): HtmlLook {
  return { kind: 'html', at, select, take };
}

export function file(path: string, pattern: RegExp): FileLook {
  return { kind: 'file', path, pattern };
}

export function act(
  at: string,
  run: ActLook['act'],
  options: Pick<ActLook, 'scheme'> = {},
): ActLook {
  return { kind: 'act', at, act: run, onlyReads: false, ...options };
}

/** As `act`, for what leaves the page as it is. */
export function read(
  at: string,
  run: (page: Page) => Promise<unknown>,
  options: Pick<ActLook, 'scheme'> = {},
): ActLook {
  return { kind: 'act', at, act: run, onlyReads: true, ...options };
}

/** A computed value of the first element that is found. */
export function style(
  at: string,
  [select, property]: readonly [string, string],
  options: Pick<ActLook, 'scheme'> = {},
): ActLook {
  const computed = (page: Page) =>
    page
      .locator(select)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  return read(at, computed, options);
}

/** A cell of a built site: the value, where it is written, where to look, what must be there. */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- read as a row of a table, hundreds of times
export function cell(value: unknown, on: SiteName, look: Look, expect: unknown): BuiltCell {
  return { value, on, look, expect };
}

/** A key that only holds others. */
export const parts: Row = { effect: 'parts', cells: [] };

/** Wrong for every key that is an icon: it would lead out of the project. */
export const badIcon = [['../../x', 'config/bad-icon']] as const;

/** A key without effect here: the rows of all of them are the same. */
export const remark: Row = { effect: 'remark', cells: [] };
