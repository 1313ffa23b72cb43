import type { Theme } from '@itinera/shared/ui';

const stripes = (angle: number, colour: string) =>
  `repeating-linear-gradient(${angle}deg, color-mix(in srgb, ${colour} 45%, transparent) 0 2px, transparent 2px 6px)`;

/**
 * Styles of the marks of a day, by data attributes. Each layer has its own shape, so that no colour is needed to distinguish them: a line
 * below (of periods, solid or dotted in turn, over a band of their own), slanting stripes, a bar at the right, a dot above, a crossed circle below.
 */
export const marks = ({ palette: { primary, error, warning, info, text } }: Theme) => ({
  '& [data-period]': {
    borderBottom: `3px solid ${primary.main}`,
    backgroundColor: `color-mix(in srgb, ${primary.main} 12%, transparent)`,
  },
  '& [data-period=odd]': {
    borderBottomStyle: 'dotted',
    backgroundColor: `color-mix(in srgb, ${text.secondary} 12%, transparent)`,
  },
  '& [data-past]': { color: text.secondary },
  '& [data-stop=stay]': { backgroundImage: stripes(45, error.main) },
  '& [data-stop=arrival]': { backgroundImage: stripes(90, error.main) },
  '& [data-checkout]': { borderRight: `4px double ${warning.main}` },
  '& [data-unpriced]::after': {
    content: '"∅"',
    position: 'absolute' as const,
    right: 1,
    bottom: 0,
    fontSize: 12,
    lineHeight: 1,
  },
  '& [data-special]::before': {
    content: '""',
    position: 'absolute' as const,
    top: 2,
    left: 2,
    width: 6,
    height: 6,
    transform: 'rotate(45deg)',
    backgroundColor: info.main,
    forcedColorAdjust: 'none',
  },
  // A frame, because the other marks have the surface.
  '& [data-selected]': { outline: `2px solid ${text.primary}`, outlineOffset: -2, zIndex: 1 },
  '& [data-today]': { fontWeight: 600, textDecoration: 'underline', color: text.primary },
});

/** A day, also in the legend. */
export const cell = {
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: { xs: 44, sm: 28 },
  m: 0,
  p: 0,
  border: '1px solid transparent',
  borderBottomWidth: 3,
  borderRightWidth: 4,
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const;
