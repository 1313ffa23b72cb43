import type { Booking, CostStage, TermsOfStay } from '@itinera/shared/contracts';
import { stagesInWords } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';
import { costNow } from './costNow';

interface StayTermsProps {
  booking: Booking;
  /** A stay, a flight with seats of a block, or a transfer of a hotel. */
  stay: {
    cancellation?: TermsOfStay | null | undefined;
    customer_cancellation?: readonly CostStage[] | null | undefined;
  };
}

/**
 * What cancelling a stay, a flight or a transfer costs now, with all steps behind it: for staff the customer's end, which a printed booking has, too; for partners
 * their own, which is internal. Nothing once the trip is over.
 */
export function StayTerms({ booking, stay: { cancellation, customer_cancellation } }: StayTermsProps) {
  const isPartner = useSession().partner !== undefined;
  if (isOver(booking) || !cancellation) return null;
  const { stages, time_zone } = cancellation;
  const { currency } = booking;
  const ofCustomer = isPartner ? undefined : customer_cancellation;
  const { words, is } = costNow(ofCustomer ?? stages, {
    currency,
    time_zone,
    isDraft: booking.status === 'draft',
  });
  const steps = (side: string, of: readonly CostStage[]) =>
    `${side}: ${stagesInWords(of, currency, time_zone).join(', ')}`;
  return (
    <Typography
      variant="body2"
      data-unprinted={ofCustomer ? undefined : true}
      title={[...(ofCustomer ? [steps('Customer', ofCustomer)] : []), steps('Net', stages)].join('\n')}
      sx={{ color: is === 'ending' ? 'warning.main' : 'text.secondary' }}
    >
      {words}
      {!ofCustomer && is === 'charged' && ' net'}
    </Typography>
  );
}
