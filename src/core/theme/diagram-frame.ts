/**
 * The page of the frame in which diagrams are rendered. It is the only page that allows inline styles,
 * contains nothing of the site, and is sandboxed by the page that opens it.
 */
import type { Colors } from '../config/keys/colors.ts';
import { formatPolicy, INLINE, SELF } from '../policy/policy.ts';
import { type Hex, mixColors } from './color.ts';
import { type ColorMode, pageColors } from './theme.ts';

/** The path of the frame below the base. */
export const DIAGRAM_FRAME = '/_lectern/diagrams/frame.html';

/** Text is measured in the frame but shown in an image, so the font has to be one of the reader's system. */
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, Arial, sans-serif";

export interface DiagramFrame {
  readonly colors: Colors;
  /** Mermaid and the script that calls it, in that order. */
  readonly scripts: readonly FrameScript[];
}

/**
 * A URL, or the script itself for servers that reject requests from other origins, such as the development
 * server: a sandboxed frame has its own origin.
 */
export type FrameScript = { readonly src: string } | { readonly text: string };

export function formatDiagramFrame({ colors, scripts }: DiagramFrame): string {
  const palettes = { light: toPalette(colors, 'light'), dark: toPalette(colors, 'dark') };
  return `<!doctype html>
<html lang="en" data-palettes="${JSON.stringify(palettes).replaceAll('"', '&quot;')}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policyFor(scripts)}">
<meta name="robots" content="noindex">
<title>Drawing of diagrams</title>
<style>html { font-family: ${FONT} }</style>
</head>
<body>
${scripts.map(formatScript).join('\n')}
</body>
</html>
`;
}

function policyFor(scripts: readonly FrameScript[]): string {
  const isInline = scripts.some((script) => 'text' in script);
  return formatPolicy({
    'default-src': [],
    'script-src': [isInline ? INLINE : SELF],
    'style-src': [INLINE],
    'base-uri': [],
    'form-action': [],
  });
}

function formatScript(script: FrameScript): string {
  if ('src' in script) return `<script src="${script.src}"></script>`;
  // Neither sequence is allowed in an inline script; within strings the backslash changes nothing.
  return `<script>${script.text.replace(/<(?=\/script|!--)/gi, '<\\')}</script>`;
}

/** For slices and sections, which are distinguished by color; the accent color precedes them. */
const SERIES = ['#3b82c4', '#2f9e77', '#c98a1b', '#c2556b', '#7a63c9'];

/** Returns the colors of a mode for diagrams, all in hex because Mermaid computes with them. */
function toPalette(
  colors: Colors,
  mode: ColorMode,
): Readonly<Record<string, Hex | readonly Hex[]>> {
  const { background, text, muted, accent } = pageColors(colors, mode);
  return {
    background,
    text,
    muted,
    accent,
    tint: mixColors(accent, background, mode === 'dark' ? 0.2 : 0.1),
    surface: mixColors(text, background, 0.05),
    line: mixColors(text, background, 0.3),
    series: [accent, ...SERIES].map((color) => mixColors(color, background, 0.4)),
  };
}
