import { plural } from '@itinera/shared/format';
import { Box, visuallyHidden } from '@itinera/shared/ui';
import { useState } from 'react';
import { narrowing, type ListState } from '../list/useListState';

interface ResultCountProps {
  state: Pick<ListState, 'q' | 'filters'>;
  rows: { total: number | undefined; isFetching: boolean };
  /** Singular noun of a row: `hotel`. */
  noun: string;
}

/** Announces to screen readers how many rows a changed search or filter leaves. */
export function ResultCount({ state, rows: { total, isFetching }, noun }: ResultCountProps) {
  const narrowedBy = narrowing(state);
  const [announced, setAnnounced] = useState({ narrowedBy, text: '' });
  if (announced.narrowedBy !== narrowedBy && !isFetching && total !== undefined) {
    setAnnounced({ narrowedBy, text: `${plural(total, noun)} found` });
  }
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {/* The key makes an equal count of another search be announced again. */}
      <span key={announced.narrowedBy}>{announced.text}</span>
    </Box>
  );
}
