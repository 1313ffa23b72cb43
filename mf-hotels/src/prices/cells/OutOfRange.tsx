import { highestAmount } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Alert } from '@itinera/shared/ui';
import { shownAmount } from '../amounts/priceText';

interface OutOfRangeProps {
  /** How many would be 0 or less, and how many more than a price can be. */
  tooLow: number;
  tooHigh: number;
  currency: string;
  /** What becomes of them: `Left as before`, `Not copied`. */
  outcome: string;
}

/** Says which calculated prices are none. */
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
