/**
 * Gives the pictures of a rendered article what browsers want to know before they load them: width
 * and height, so that nothing jumps, and when to load. One pass over the HTML, whatever made it.
 */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of the picture at a URL of the built site; undefined where it is not known. */
export type FindSize = (url: string) => Promise<PictureSize | undefined>;

const PICTURE = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** The author's own height, which a width from us would turn into a distortion. */
const OWN_HEIGHT =
  /\sclass="[^"]*(?<![\w-])(?:h|size|aspect)-|\sstyle="[^"]*(?:height|aspect-ratio)/;

export async function finishImages(html: string, sizeOf: FindSize): Promise<string> {
  const tags = html.match(PICTURE);
  if (tags === null) return html;
  const sizes = await Promise.all(tags.map((tag) => sizeOfTag(tag, sizeOf)));
  const first = tags.findIndex((tag) => !isIcon(tag));
  let rank = 0;
  return html.replace(PICTURE, (tag) => {
    const size = sizes[rank];
    const sized = size === undefined ? tag : withSize(tag, size);
    const isFirst = rank === first;
    rank += 1;
    return isIcon(tag) ? sized : withLoading(sized, isFirst);
  });
}

async function sizeOfTag(tag: string, sizeOf: FindSize): Promise<PictureSize | undefined> {
  const source = attributeOf(tag, 'src');
  if (source === undefined || isIcon(tag) || OWN_HEIGHT.test(tag)) return undefined;
  return sizeOf(source.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
}

/** Icons have the size of the text around them. */
function isIcon(tag: string): boolean {
  return /\sclass="(?:[^"]*\s)?icon[\s"]/.test(tag);
}

/** With both numbers; of one that the author wrote the other follows. */
function withSize(tag: string, { width, height }: PictureSize): string {
  const ownWidth = attributeOf(tag, 'width');
  const ownHeight = attributeOf(tag, 'height');
  if (ownWidth !== undefined && ownHeight !== undefined) return tag;
  if (ownWidth === undefined && ownHeight === undefined) return add(tag, { width, height });
  if (ownWidth !== undefined) {
    const wanted = toPixels(ownWidth);
    return wanted === undefined ? tag : add(tag, { height: Math.round((wanted * height) / width) });
  }
  const wanted = toPixels(ownHeight);
  return wanted === undefined ? tag : add(tag, { width: Math.round((wanted * width) / height) });
}

/** The first picture is most likely in sight at once; the others wait until the reader comes near. */
function withLoading(tag: string, isFirst: boolean): string {
  const own = attributeOf(tag, 'loading');
  if (own === undefined) return isFirst ? tag : add(tag, { loading: 'lazy' });
  return isFirst ? tag.replace(/\sloading="lazy"/, '') : tag;
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

function toPixels(text: string | undefined): number | undefined {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

function add(tag: string, attributes: Readonly<Record<string, string | number>>): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return tag.replace(/\s*\/?>$/, (end) => text.join('') + end);
}
