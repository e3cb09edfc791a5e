/** Names that the code of a page uses without defining them. */

/** Globals that only browsers have; a `typeof` check of them gives the same result as on a server. */
export const BROWSER_NAMES: ReadonlySet<string> = new Set([
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'screen',
  'matchMedia',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'getComputedStyle',
  'self',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'HTMLElement',
  'Element',
]);

/**
 * Other globals that component code may use in effects and event handlers; they have no special meaning as
 * names of props.
 */
export const BROWSER_GLOBALS: ReadonlySet<string> = new Set([
  ...BROWSER_NAMES,
  'navigator',
  'customElements',
  'DOMParser',
  'FileReader',
  'XMLHttpRequest',
  'Audio',
  'Image',
  'alert',
  'confirm',
  'prompt',
  'open',
  'print',
  'scroll',
  'scrollTo',
  'scrollBy',
  'scrollY',
  'innerWidth',
  'innerHeight',
  'devicePixelRatio',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'requestIdleCallback',
  'speechSynthesis',
  'Node',
  'NodeList',
  'SVGElement',
  'HTMLInputElement',
  'HTMLButtonElement',
  'HTMLAnchorElement',
  'KeyboardEvent',
  'MouseEvent',
]);

/** Members of `window` that are rather names of props elsewhere, and rarer ones. */
const WINDOW_NAMES = new Set(
  [
    'AudioContext ClipboardItem CSS CSSStyleSheet Document DocumentFragment FontFace ImageData MediaRecorder',
    'MediaStream NamedNodeMap Notification OffscreenCanvas Option Path2D PaymentRequest Range Selection',
    'ShadowRoot SpeechSynthesisUtterance Text Window XMLSerializer XPathResult blur caches close closed',
    'cookieStore createImageBitmap crossOriginIsolated event external find focus frameElement frames',
    'getSelection indexedDB isSecureContext length locationbar menubar moveBy moveTo name navigation opener',
    'origin outerHeight outerWidth pageXOffset pageYOffset parent postMessage releaseEvents reportError',
    'resizeBy resizeTo screenLeft screenTop screenX screenY scrollX showDirectoryPicker showOpenFilePicker',
    'showSaveFilePicker status stop styleMedia toolbar top trustedTypes visualViewport cancelIdleCallback',
  ].flatMap((line) => line.split(' ')),
);

/** Whether browsers define a name. */
export function isInBrowsers(name: string): boolean {
  if (BROWSER_GLOBALS.has(name) || WINDOW_NAMES.has(name)) return true;
  return /^(?:HTML|SVG|CSS|DOM|RTC|Web)[A-Z]|^[A-Z]\w*(?:Event|Observer|Element)$/.test(name);
}

const WORDS = /(?<![\w$.])[A-Za-z_$][\w$]*/g;

const IMPORT = /^import\b[^'"]*['"][^'"\n]*['"];?/gm;

/** Whether pieces of module code read one of the names, other than by importing it. */
export function isRead(pieces: readonly { text: string }[], names: ReadonlySet<string>): boolean {
  return pieces.some(({ text }) => findName(text.replace(IMPORT, ''), names) !== undefined);
}

/** Returns the first of `names` that a piece of code reads as a variable: not `b` in `a.b`. */
export function findName(code: string, names: ReadonlySet<string>): string | undefined {
  if (names.size === 0) return undefined;
  return code.match(WORDS)?.find((word) => names.has(word));
}
