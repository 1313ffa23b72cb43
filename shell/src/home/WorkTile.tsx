import type { WorkTile as Work } from '@itinera/shared/contracts';
import { styled } from '@itinera/shared/ui';
import { CountLine } from './CountLine';
import { TileFrame } from './TileFrame';

const Counts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 16, minHeight: 36, alignItems: 'center' },
  '& strong': { fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
  '& + p': { display: 'none', margin: 0, color: theme.palette.text.secondary },
  '&:empty + p': { display: 'block' },
}));

/** Pending work of one area: counts linked to their lists. */
export const WorkTile = ({ title, counts }: Work) => (
  <TileFrame title={title}>
    <Counts>
      {counts.map((count) => (
        <CountLine key={count.label} {...count} />
      ))}
    </Counts>
    <p>Nothing to do here.</p>
  </TileFrame>
);
