import { plural, someOf } from '@itinera/shared/format';
import { Alert, Typography } from '@itinera/shared/ui';
import type { Hotel } from '@itinera/shared/contracts';
import { OutOfRange } from '../cells/OutOfRange';
import { namedRow, priceColumns } from '../model/priceRows';
import type { Copied } from './copiedCells';

interface CopyCountsProps {
  copied: Copied;
  /** Source hotel of the copy. */
  hotel: Hotel;
  currency: string;
}

/** Counts of prices that are not copied, with the reasons. */
export function CopyCounts({ copied, hotel, currency }: CopyCountsProps) {
  const { changes, equal, kept, tooLow, tooHigh, unmatched, rowsWithout, periodsWithout } = copied;
  const counts = [
    equal > 0 && `${plural(equal, 'price')} equal already.`,
    kept > 0 &&
      `${plural(kept, 'price')} that ${kept === 1 ? 'is' : 'are'} there ${kept === 1 ? 'stays' : 'stay'}.`,
  ].filter(Boolean);
  const rows = rowsWithout.map((row) => namedRow(hotel, row).name);
  const periods = priceColumns(periodsWithout).map(({ name }) => name);
  return (
    <>
      {counts.length > 0 && <Typography color="textSecondary">{counts.join(' ')}</Typography>}
      <OutOfRange tooLow={tooLow} tooHigh={tooHigh} currency={currency} outcome="Not copied" />
      {unmatched > 0 && (
        <Alert severity="warning">
          {plural(unmatched, 'price')} without a counterpart.
          {rows.length > 0 && ` No row for ${someOf(rows)}.`}
          {periods.length > 0 && ` No period for ${someOf(periods)}.`}
        </Alert>
      )}
      {changes.length + equal + kept + tooLow + tooHigh + unmatched === 0 && (
        <Alert severity="info">There are no prices to copy.</Alert>
      )}
    </>
  );
}
