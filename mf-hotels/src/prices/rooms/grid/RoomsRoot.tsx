import { styled, visuallyHidden, type CSSObject, type Theme } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';
import { inputStyles, stateStyles } from '../../grid/styles/cellStyles';
import { toolStyles } from '../../grid/styles/rowStyles';

const HEADER_HEIGHT = 40;

const cellStyles = (palette: Theme['palette']): CSSObject => ({
  position: 'relative',
  minWidth: 0,
  height: 40,
  padding: '2px 4px',
  boxSizing: 'border-box',
  borderInlineEnd: `1px solid ${palette.divider}`,
  textAlign: 'end',
  lineHeight: '20px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  cursor: 'cell',
  userSelect: 'none',
  '&[aria-readonly=true]': { cursor: 'default' },
});

/** Rows and their headings. */
const lineStyles = (palette: Theme['palette']): CSSObject => ({
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(var(--head), 1fr) repeat(var(--columns), minmax(var(--cell), 1fr))',
    minWidth: 'calc(var(--head) + var(--columns) * var(--cell))',
    background: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& [data-header]': { position: 'sticky', top: 0, zIndex: 3, minHeight: HEADER_HEIGHT },
  '& [role=columnheader]': {
    padding: '2px 5px',
    borderInlineEnd: `1px solid ${palette.divider}`,
    textAlign: 'end',
    lineHeight: '17px',
    '& > *': { display: 'block' },
    '& > span': { fontSize: '0.75rem', color: palette.text.secondary },
  },
  '& [data-corner], & [role=rowheader]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    minWidth: 0,
    padding: '2px 4px 2px 10px',
    background: palette.background.paper,
    borderInlineEnd: `1px solid ${palette.divider}`,
    boxSizing: 'border-box',
    textAlign: 'start',
  },
  '& [role=rowheader]': { display: 'flex', alignItems: 'center', gap: 4 },
  '& [data-names]': { flex: 1, minWidth: 0, lineHeight: '18px' },
  '& [data-names] > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-names] > span': { fontSize: '0.75rem', color: palette.text.secondary },
  '& [data-whole]': { cursor: 'pointer' },
  '& [data-weekend]': { background: palette.action.hover },
  '& [data-past]': { color: palette.text.secondary },
  '& [data-now]': { borderInlineStart: `2px dashed ${palette.text.primary}` },
});

/** Container of the grid of rooms: rows share their tracks. States of nights differ in slant, signs and pattern, not only in colour. */
export const RoomsRoot = styled('div')<{ style: CSSProperties & Record<`--${string}`, string | number> }>(
  ({ theme: { palette, shape, breakpoints } }) => ({
    '--head': '220px',
    '--cell': '50px',
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: palette.background.paper,
    // Keeps focused cells clear of the header and the row headers.
    scrollPaddingBlockStart: HEADER_HEIGHT,
    scrollPaddingInlineStart: 'var(--head)',
    ...lineStyles(palette),
    ...toolStyles(palette),
    '& [data-cell]': { ...cellStyles(palette), ...stateStyles(palette) },
    '& [data-below]': {
      display: 'block',
      fontSize: '0.75rem',
      lineHeight: '14px',
      fontStyle: 'normal',
      fontWeight: 400,
      color: palette.text.secondary,
    },
    '& [data-spoken]': visuallyHidden,
    '& [data-sign=sold-out]': { color: palette.error.main, fontWeight: 600 },
    ...inputStyles(palette),
    '& [data-cell] [data-unsaved]': { insetBlockStart: 0 },
    [breakpoints.down('md')]: { '--head': '140px' },
  }),
);
