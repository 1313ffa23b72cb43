import { highestAmount } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Alert } from '@itinera/shared/ui';
import { shownAmount } from '../amounts/priceText';

interface OutOfRangeProps {
  /** Number of results below 1, and of those above the highest price. */
  tooLow: number;
  tooHigh: number;
  currency: string;
  /** What happens to them, such as `Not changed`, `Not copied`. */
  outcome: string;
}

/** Names the number of calculated prices that are out of range. */
export const OutOfRange = ({ tooLow, tooHigh, currency, outcome }: OutOfRangeProps) => (
  <>
    {tooLow > 0 && (
      <Alert severity="warning">
        {outcome}: {plural(tooLow, 'price')} that would be 0 or less.
      </Alert>
    )}
    {tooHigh > 0 && (
      <Alert severity="warning">
        {outcome}: {plural(tooHigh, 'price')} that would be more than {shownAmount(highestAmount, currency)}.
      </Alert>
    )}
  </>
);
