/**
 * Gives images what browsers need to know before they load them: width and height, so that nothing shifts,
 * and when to load.
 */
import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import type { NotesByElement } from './facts/read-notes.ts';

export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the image at a URL of the built site; undefined if it is unknown. */
export type FindSize = (url: string) => Promise<ImageDimensions | undefined>;

export interface ImagesPass {
  readonly pass: Pass;
  /** Call this after the walk. */
  finish(sizeOf: FindSize): Promise<void>;
}

/** Completes all images. Reads inline styles, so the pass must run before these become classes. */
export function completeImages(notes: NotesByElement): ImagesPass {
  const found: { element: Element; ownsHeight: boolean }[] = [];
  return {
    pass: {
      enter(element) {
        if (element.name !== 'img' || notes.get(element)?.kind === 'icon') return;
        found.push({ element, ownsHeight: ownsHeight(element) });
      },
    },
    async finish(sizeOf) {
      await Promise.all(
        found.map(async ({ element, ownsHeight }) => {
          const source = element.get('src');
          const size = source === undefined || ownsHeight ? undefined : await sizeOf(source);
          if (size !== undefined) setSize(element, size);
        }),
      );
      for (const [rank, { element }] of found.entries()) setLoading(element, rank === 0);
    },
  };
}

/** Whether the author sets a height: adding a width would then distort the image. */
function ownsHeight(element: Element): boolean {
  return (
    element.classes.some((name) => /(?<![\w-])(?:h|size|aspect)-/.test(name)) ||
    /height|aspect-ratio/.test(element.get('style') ?? '')
  );
}

/** Sets both dimensions; if the author wrote one of them, the other is derived from it. */
function setSize(element: Element, { width, height }: ImageDimensions): void {
  const ownWidth = element.get('width');
  const ownHeight = element.get('height');
  if (ownWidth === undefined && ownHeight === undefined) {
    element.set('width', String(width));
    element.set('height', String(height));
  } else if (ownHeight === undefined) {
    const wanted = toPixels(ownWidth);
    if (wanted !== undefined) element.set('height', String(Math.round((wanted * height) / width)));
  } else if (ownWidth === undefined) {
    const wanted = toPixels(ownHeight);
    if (wanted !== undefined) element.set('width', String(Math.round((wanted * width) / height)));
  }
}

/** The first image is probably visible immediately; the others wait until the reader scrolls near them. */
function setLoading(element: Element, isFirst: boolean): void {
  const own = element.get('loading');
  if (!isFirst && own === undefined) element.set('loading', 'lazy');
  if (isFirst && own === 'lazy') element.remove('loading');
}

function toPixels(text: string | undefined): number | undefined {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}
