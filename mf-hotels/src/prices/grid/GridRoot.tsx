import { styled } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';
import { COLUMN_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from './geometry';
import { cellStyles, inputStyles, stateStyles } from './styles/cellStyles';
import { headerStyles } from './styles/headerStyles';
import { rowStyles, toolStyles } from './styles/rowStyles';

/** Container of the grid. States of cells differ in weight, slant, signs and pattern, not only in colour. */
export const GridRoot = styled('div')<{ style: CSSProperties & Record<`--${string}`, string | number> }>(
  ({ theme: { palette, shape, breakpoints } }) => ({
    '--head': '240px',
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: palette.background.paper,
    // Keeps focused cells clear of the header, the line of their boarding and the row headers.
    scrollPaddingBlockStart: HEADER_HEIGHT + ROW_HEIGHT,
    scrollPaddingInlineStart: 'var(--head)',
    '& [role=rowgroup], & [data-header]': { width: `calc(var(--head) + var(--columns) * ${COLUMN_WIDTH}px)` },
    '& [role=rowgroup]': { position: 'relative' },
    ...headerStyles(palette),
    ...rowStyles(palette),
    ...toolStyles(palette),
    '& [data-cell]': { ...cellStyles(palette), ...stateStyles(palette) },
    ...inputStyles(palette),
    [breakpoints.down('md')]: { '--head': '168px' },
  }),
);
