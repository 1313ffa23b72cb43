import { styled } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';

/** `--columns` holds the grid tracks. Below 600 px each row becomes a card whose cells carry their headers. */
export const TableRoot = styled('div')<{ style: CSSProperties & { '--columns': string } }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  overflowX: 'auto',
  fontSize: '0.875rem',
  // One grid for all rows, so that a long word in one of them moves no column of another.
  '& [role=rowgroup], & [role=row]': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  '& [role=row]': {
    alignItems: 'center',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& [role=row][data-header]': { color: theme.palette.text.secondary, fontWeight: 600 },
  '& [role=row]:not([data-header]):hover': { backgroundColor: theme.palette.action.hover },
  '& [role=cell], & [role=columnheader]': {
    padding: '8px 12px',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [role=columnheader], & [role=columnheader] button': { fontSize: '0.8125rem' },
  '& [data-align=end]': { textAlign: 'end' },
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& [role=rowgroup]': { display: 'block' },
    // Hidden from sight only: the table keeps its headers for a screen reader.
    '& [role=row][data-header]': { position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' },
    '& [role=row]': { display: 'block', padding: '8px 4px' },
    '& [role=cell]': { whiteSpace: 'normal', padding: '3px 12px', textAlign: 'start' },
    '& [role=cell][data-headline]': { display: 'inline-block', verticalAlign: 'middle', fontSize: '1rem' },
    '& [role=cell]:not([data-headline])::before': {
      content: 'attr(data-label) ": "',
      color: theme.palette.text.secondary,
    },
  },
}));
