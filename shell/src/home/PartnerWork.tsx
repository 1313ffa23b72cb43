import { styled } from '@itinera/shared/ui';
import { partnerWork } from '../remotes/registry';
import { CountLine } from './CountLine';

const Line = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  gap: theme.spacing(2.5),
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& + p': { display: 'none', margin: 0, color: theme.palette.text.secondary },
  '&:empty + p': { display: 'block' },
}));

/** Pending work of a partner in one line: counts linked to their lists. */
export function PartnerWork() {
  return (
    <nav aria-label="To do">
      <Line>
        {partnerWork().map((count) => (
          <CountLine key={count.label} {...count} />
        ))}
      </Line>
      <p>Nothing to do here.</p>
    </nav>
  );
}
