import { styled } from '@itinera/shared/ui';
import type { WorkCount } from '@itinera/shared/contracts';
import { CountLine } from './CountLine';

const Line = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  columnGap: theme.spacing(2.5),
  '& li': { minHeight: 28, whiteSpace: 'nowrap' },
  '& a': { display: 'inline-block', padding: '3px 0' },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
  '& + p': { display: 'none', margin: 0, color: theme.palette.text.secondary },
  '&:empty + p': { display: 'block' },
}));

interface MoreWorkProps {
  label: string;
  counts: readonly WorkCount[];
  /** Several lines, where there is room for them. */
  wraps?: boolean;
}

/** Pending work in a line: counts linked to their lists. */
export const MoreWork = ({ label, counts, wraps = false }: MoreWorkProps) => (
  <nav aria-label={label}>
    <Line sx={wraps ? { flexWrap: 'wrap' } : { overflowX: 'auto' }}>
      {counts.map((count) => (
        <CountLine key={count.label} {...count} />
      ))}
    </Line>
    <p>All done: nothing is waiting.</p>
  </nav>
);
