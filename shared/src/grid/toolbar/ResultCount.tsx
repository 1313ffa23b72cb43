import { plural } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import { useState } from 'react';

interface ResultCountProps {
  /** Search and filters, in any form. */
  narrowedBy: string;
  rows: { total: number | undefined; isFetching: boolean };
  /** What is counted: `hotel`. */
  noun: string;
}

/** Says how many rows are left when search or filters change, to those who don't see it. */
export function ResultCount({ narrowedBy, rows: { total, isFetching }, noun }: ResultCountProps) {
  const [told, setTold] = useState({ narrowedBy, text: '' });
  if (told.narrowedBy !== narrowedBy && !isFetching && total !== undefined) {
    setTold({ narrowedBy, text: `${plural(total, noun)} found` });
  }
  return (
    <Box
      aria-live="polite"
      sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' }}
    >
      {/* The same count of another search is said again. */}
      <span key={told.narrowedBy}>{told.text}</span>
    </Box>
  );
}
