/** Line drawings of the components' own signs, on a 16 by 16 grid. */
export const glyphs = {
  note: 'M3 13l.8-3 6.9-6.9a1.5 1.5 0 0 1 2.2 2.2L6 12.2 3 13zM9.5 4.3l2.2 2.2',
  info: 'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0zM8 7.4v3.4M8 5.2v.01',
  tip: 'M6.2 14h3.6M6.3 11.8c0-1.4-2-2-2-4.5a3.7 3.7 0 0 1 7.4 0c0 2.5-2 3.1-2 4.5z',
  check: 'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0zM5.5 8.2l1.8 1.8 3.3-3.8',
  warning: 'M8 2.3 14.2 13H1.8zM8 6.4v3M8 11.2v.01',
  danger: 'M5.4 1.9h5.2l3.5 3.5v5.2l-3.5 3.5H5.4l-3.5-3.5V5.4zM8 5v3.4M8 10.9v.01',
  arrow: 'M3.5 8h9M8.8 4.3 12.5 8l-3.7 3.7',
  external: 'M5 11l6-6M6.2 5H11v4.8',
  file: 'M4 1.8h5l3 3v9.4H4zM9 1.8v3h3',
  folder: 'M1.8 4h4.4l1.4 1.6h6.6v7.2H1.8z',
} as const;

export type GlyphName = keyof typeof glyphs;
