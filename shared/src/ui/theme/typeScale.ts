/** A size of the scale, as `rem`, with a line height in whole pixels. */
const size = (pixels: 12 | 13 | 14 | 16 | 20 | 26, line: number, fontWeight: 400 | 500 | 600 = 400) => ({
  fontSize: `${pixels / 16}rem`,
  lineHeight: line / pixels,
  letterSpacing: pixels >= 20 ? '-0.01em' : 0,
  fontWeight,
});

/** The only sizes and weights of text: 12 for labels, 13 for controls, 14 for text, 16 and 20 for headings, 26 for figures. */
export const typeScale = {
  h1: size(20, 28, 600),
  h2: size(16, 24, 600),
  h3: size(14, 20, 600),
  h4: size(14, 20, 600),
  h5: size(26, 34, 600),
  h6: size(16, 24, 600),
  subtitle1: size(14, 20, 600),
  subtitle2: size(13, 20, 600),
  body1: size(14, 20),
  body2: size(13, 20),
  caption: size(12, 16),
  button: { ...size(13, 20, 500), textTransform: 'none' },
} as const;
