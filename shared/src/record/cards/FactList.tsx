import { styled } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** Term and value; an empty value is shown as `—`. What is internal is not printed. */
export type Fact = readonly [term: string, value: ReactNode, isInternal?: boolean];

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: '6px 16px',
  margin: '6px 0 0',
  '&[data-narrow]': { gridTemplateColumns: 'minmax(104px, 2fr) minmax(0, 5fr)' },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface FactListProps {
  facts: readonly Fact[];
  /** In a card of half a page or less. */
  isNarrow?: boolean;
}

/** The facts of a card, line by line. */
export const FactList = ({ facts, isNarrow = false }: FactListProps) => (
  <List data-narrow={isNarrow || undefined}>
    {facts.map(([term, value, isInternal = false]) => (
      <div key={term} data-unprinted={isInternal || undefined} style={{ display: 'contents' }}>
        <dt>{term}</dt>
        <dd>{value || '—'}</dd>
      </div>
    ))}
  </List>
);
