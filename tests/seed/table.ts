/**
 * The shape of the table of what each key of docs.json does, and how that shows. Its rows are in `rows/`;
 * `unit/core/config/seed-table.test.ts` checks that no key and no allowed value is missing,
 * `browser/sites/seed-table.test.ts` checks each cell.
 */
import type { Page } from 'playwright';
import type { UserConfig } from '../../src/core/config/config.ts';
import type { PageView } from '../../src/core/navigation/model.ts';
import type { SiteName } from './sites.ts';

/** Stands for a key that is not set: the cell shows its default. */
export const ABSENT = Symbol('absent');

/**
 * Where the effect of a key shows. `parts`: it contains keys with their own rows. `remark`: it has no
 * effect on a static site, and a remark says so.
 */
export type Effect = 'html' | 'file' | 'behavior' | 'parts' | 'remark';

/** A built page; lists what `take` reads from each element that `select` matches. */
export interface HtmlLook {
  readonly kind: 'html';
  /** Href of the page: `/start/one/`. */
  readonly at: string;
  readonly select: string;
  /** `text`, `drawing` (the icon shown: `bell duotone`), or the name of an attribute. */
  readonly take: string;
}

/**
 * The matches of a pattern in a file of the site (its path, or a glob): each match, or its group. Undefined
 * if there is no such file.
 */
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
  /** Whether the page is only read: looks of this kind can share one page. */
  readonly onlyReads: boolean;
  readonly scheme?: 'light' | 'dark';
}

/** A request that a page sent to another host. */
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

/** What the navigation shows on a page of a site made of values, if building it would not show more. */
export interface ViewCell {
  readonly value: unknown;
  readonly config: Partial<UserConfig>;
  readonly view: (view: PageView) => unknown;
  readonly expect: unknown;
}

/** The diagnostics of reading a folder. */
export interface LoadCell {
  readonly value: unknown;
  readonly config: Partial<UserConfig>;
  readonly files: Readonly<Record<string, string>>;
  /** Patterns, one for each message. */
  readonly expect: readonly RegExp[];
}

export interface Row {
  readonly effect: Effect;
  readonly cells: readonly Cell[];
  /** Values of the right type that are rejected, and the code that reports it. */
  readonly wrong?: readonly (readonly [value: unknown, code: string])[];
}

/** Rows by the name of the key in the configuration reference: `anchors[].iconType`. */
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

/** Like `act`, but leaves the page as it is. */
export function read(
  at: string,
  run: (page: Page) => Promise<unknown>,
  options: Pick<ActLook, 'scheme'> = {},
): ActLook {
  return { kind: 'act', at, act: run, onlyReads: true, ...options };
}

/** Looks at a computed style of the first matching element. */
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

/**
 * Returns a cell of a built site: the value, the site that sets it, where to look, and what must be there.
 */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- used as a row of a table, hundreds of times
export function cell(value: unknown, on: SiteName, look: Look, expect: unknown): BuiltCell {
  return { value, on, look, expect };
}

/** A key that only contains others. */
export const parts: Row = { effect: 'parts', cells: [] };

/** Invalid for every key that is an icon, because it would lead out of the project. */
export const badIcon = [['../../x', 'config/bad-icon']] as const;

/** The row of every key without effect here. */
export const remark: Row = { effect: 'remark', cells: [] };
