import { styled } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';
import { actionStyles } from './styles/actionStyles';
import { cardStyles, factStyles } from './styles/cardStyles';
import { handleStyles, headerStyles } from './styles/headerStyles';
import { paperStyles } from './styles/paperStyles';
import { cellStyles, rowStyles } from './styles/rowStyles';
import { sumsBesidePager, sumStyles } from './styles/sumStyles';

/**
 * Rows share their tracks through `--tracks`, so that a long word in one row never moves a column of another. Of two rules for the same
 * thing the later one counts, so the order of the styles is part of them.
 */
export const TableRoot = styled('div')<{ style: CSSProperties & Record<`--${string}`, string> }>(
  ({ theme: { palette, breakpoints } }) => ({
    overflow: 'auto',
    position: 'relative',
    fontSize: '0.875rem',
    // Keeps focused cells clear of the header and the pinned columns.
    scrollPaddingBlock: '40px',
    scrollPaddingInline: 'var(--pinned-start) var(--pinned-end)',
    '&:has([data-sums])': { scrollPaddingBlockEnd: 80, containerType: 'inline-size' },
    ...rowStyles(palette),
    ...cellStyles(palette),
    '& [data-header], & [data-sums]': { position: 'sticky', zIndex: 3, fontWeight: 600 },
    '& [data-sums]': sumStyles(palette),
    '&[data-with-pager]': sumsBesidePager,
    '& [data-header]': { ...headerStyles(palette), ...handleStyles(palette) },
    // Readable, because outdated rows are all there is until the server can be reached.
    '&[data-outdated] [role=row]': { filter: 'grayscale(1)' },
    // Not header and sums, which rows scroll under.
    '&[data-outdated] [data-index]': { opacity: 0.9 },
    ...actionStyles(palette),
    // Below 600 px each row is a card whose cells have the names of their columns.
    [breakpoints.down('sm')]: { ...cardStyles(palette), ...factStyles(palette) },
    '@media print': paperStyles,
  }),
);
