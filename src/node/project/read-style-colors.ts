/** Reads which colors a stylesheet gives the whole page, and in which mode. */
import {
  type CssColor,
  type Declaration,
  type MediaCondition,
  type MediaRule,
  type Rule,
  type Selector,
  transform,
} from 'lightningcss';
import type { Hex } from '../../core/theme/color.ts';
import type { StyleColor } from '../../core/theme/style-colors.ts';
import type { ColorMode } from '../../core/theme/theme.ts';
import type { SourceFile } from '../../core/text/source-file.ts';

/** The context of a rule, from the rules around it. */
interface Around {
  readonly file: string;
  readonly mode?: ColorMode | undefined;
  /** The selectors that `&` stands for. */
  readonly parents?: readonly Selector[];
}

/** In the order of the text; empty if the file cannot be parsed, which is reported elsewhere. */
export function readStyleColors({ path: file, text }: SourceFile): StyleColor[] {
  if (!/\b(?:html|body)\b|:root\b/.test(text)) return [];
  let colors: StyleColor[] = [];
  try {
    transform({
      filename: file,
      code: Buffer.from(text),
      nonStandard: { deepSelectorCombinator: true },
      visitor: {
        StyleSheet(sheet) {
          colors = (sheet.rules as Rule[]).flatMap((rule) => colorsOf(rule, { file }));
        },
      },
    });
    return colors;
  } catch {
    return [];
  }
}

function colorsOf(rule: Rule, around: Around): StyleColor[] {
  switch (rule.type) {
    case 'style':
      return colorsOfStyle(rule.value, around);
    case 'media': {
      const mode = modeOfMedia(rule.value);
      if (mode === 'other') return [];
      return colorsInside(rule.value.rules, { ...around, ...(mode && { mode }) });
    }
    case 'layer-block':
    case 'supports':
      return colorsInside(rule.value.rules, around);
    default:
      return [];
  }
}

function colorsInside(rules: readonly Rule[], around: Around): StyleColor[] {
  return rules.flatMap((rule) => colorsOf(rule, around));
}

/** The mode that a media query selects; `other` for queries about media other than a screen. */
function modeOfMedia({ query }: MediaRule): ColorMode | 'other' | undefined {
  for (const { qualifier, condition } of query.mediaQueries) {
    const mode = condition ? modeOfCondition(condition) : undefined;
    if (mode !== undefined) return qualifier === 'not' ? otherMode(mode) : mode;
  }
  const isPrint = query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  );
  return isPrint ? 'other' : undefined;
}

/** The mode that a condition demands; a `not` around other conditions does not matter. */
function modeOfCondition(condition: MediaCondition): ColorMode | undefined {
  switch (condition.type) {
    case 'feature': {
      if (condition.value.name !== 'prefers-color-scheme') return undefined;
      return JSON.stringify(condition.value).includes('"dark"') ? 'dark' : 'light';
    }
    case 'not': {
      const mode = modeOfCondition(condition.value);
      return mode && otherMode(mode);
    }
    case 'operation':
      return condition.conditions.map(modeOfCondition).find((mode) => mode !== undefined);
    default:
      return undefined;
  }
}

function otherMode(mode: ColorMode): ColorMode {
  return mode === 'dark' ? 'light' : 'dark';
}

type StyleRule = Extract<Rule, { type: 'style' }>['value'];

function colorsOfStyle(rule: StyleRule, around: Around): StyleColor[] {
  const { declarations = [], importantDeclarations = [] } = rule.declarations ?? {};
  const selectors = rule.selectors.flatMap((selector) => withParents(selector, around.parents));
  const { line, column } = rule.loc;
  const place = { file: around.file, position: { line: line + 1, column } };
  const values = [...declarations, ...importantDeclarations].flatMap(readColor);
  const own = selectors.flatMap((selector) => {
    const page = readPageSelector(selector);
    if (page === undefined) return [];
    const mode = page.mode ?? around.mode;
    return values.map((value) => ({ ...value, selector: page.name, mode, place }));
  });
  return [...own, ...colorsInside(rule.rules ?? [], { ...around, parents: selectors })];
}

function withParents(selector: Selector, parents: readonly Selector[] = []): Selector[] {
  const rank = selector.findIndex(({ type }) => type === 'nesting');
  if (rank === -1 || parents.length === 0) return [selector];
  return parents.map((parent) => [
    ...selector.slice(0, rank),
    ...parent,
    ...selector.slice(rank + 1),
  ]);
}

const DARK = /"name":"dark"|"value":"dark"/;
const LIGHT = /"name":"light"|"value":"light"/;

/**
 * Which element of the page a selector matches, and in which mode. Undefined for parts of the page, and for
 * selectors with other conditions.
 */
function readPageSelector(
  selector: Selector,
): { name: StyleColor['selector']; mode?: ColorMode } | undefined {
  let name: StyleColor['selector'] | undefined;
  let mode: ColorMode | undefined;
  for (const part of selector) {
    if (part.type === 'type' && (part.name === 'html' || part.name === 'body')) ({ name } = part);
    else if (part.type === 'pseudo-class' && part.kind === 'root') name = 'html';
    else if (part.type !== 'combinator') {
      const asked = modeOfPart(part);
      if (asked === undefined) return undefined;
      mode = asked;
    }
  }
  // A class that sets the mode is on the page itself.
  const isPage = name !== undefined || (mode !== undefined && selector.length === 1);
  return isPage ? { name: name ?? 'html', ...(mode && { mode }) } : undefined;
}

function modeOfPart(part: Selector[number]): ColorMode | undefined {
  const asked = JSON.stringify(part);
  const found = DARK.test(asked) ? 'dark' : LIGHT.test(asked) ? 'light' : undefined;
  const isNot = part.type === 'pseudo-class' && part.kind === 'not';
  return isNot && found !== undefined ? otherMode(found) : found;
}

type Value = Pick<StyleColor, 'part' | 'color' | 'isProperty'>;

/** Custom properties of the site that its own rules use. */
const OWN: Readonly<Record<string, StyleColor['part']>> = {
  '--lt-color-bg': 'background',
  '--lt-color-text': 'text',
};

function readColor(declaration: Declaration): Value[] {
  switch (declaration.property) {
    case 'color':
      return [{ part: 'text', color: toHex(declaration.value) }];
    case 'background-color':
      return [{ part: 'background', color: toHex(declaration.value) }];
    case 'background': {
      const last = declaration.value.at(-1);
      const isPlain = declaration.value.every(({ image }) => image.type === 'none');
      return [{ part: 'background', color: last && isPlain ? toHex(last.color) : undefined }];
    }
    case 'unparsed': {
      const { property } = declaration.value.propertyId;
      if (property === 'color') return [{ part: 'text' }];
      return /^background(?:-color)?$/.test(property) ? [{ part: 'background' }] : [];
    }
    case 'custom': {
      const part = OWN[declaration.value.name];
      const [token, more] = declaration.value.value;
      const isColor = token?.type === 'color' && more === undefined;
      if (part === undefined) return [];
      return [{ part, isProperty: true, color: isColor ? toHex(token.value) : undefined }];
    }
    default:
      return [];
  }
}

/** Undefined for a translucent color, and for one that follows the mode automatically. */
function toHex(color: CssColor): Hex | undefined {
  if (typeof color === 'string' || color.type !== 'rgb' || color.alpha < 1) return undefined;
  const channels = [color.r, color.g, color.b];
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}
