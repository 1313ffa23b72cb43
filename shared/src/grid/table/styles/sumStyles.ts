import { visuallyHidden } from '@itinera/shared/ui';
import { PAGER } from '../rowHeights';
import type { Styles } from './styles';

/** The row of sums, at the lower edge of the visible rows: as wide as they are, however far the table is scrolled sideways. */
export const sumStyles: Styles = (palette) => ({
  bottom: 0,
  '& [role=row]': {
    display: 'block',
    borderTop: `1px solid ${palette.divider}`,
    borderBottom: 0,
  },
  '& [data-cell]': {
    flexWrap: 'wrap',
    gap: '0 16px',
    position: 'sticky',
    insetInlineStart: 0,
    width: 'calc(100cqi - var(--pager))',
    height: 'auto',
    padding: '4px 12px',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    whiteSpace: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-label]': { fontWeight: 400, color: palette.text.secondary },
});

/** With the pager at its end: as high as the pager, in which two lines of text fit. How many rows it counts is said by the pager. */
export const sumsBesidePager = {
  '& [data-sums] [data-cell]': {
    display: 'block',
    minHeight: PAGER.height - 1,
    padding: '2px 12px',
    alignContent: 'center',
    fontSize: '0.75rem',
    lineHeight: '16px',
    '& > *': { marginInlineEnd: 16 },
    // A sum is not parted from its label; sums by state may be longer than a line.
    '& > :not(:has(> :nth-child(4)))': { display: 'inline-block', overflow: 'visible' },
  },
  '& [data-total]': visuallyHidden,
} as const;
