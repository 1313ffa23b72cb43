import { payments, paymentSumsAnswer, type PaymentSums } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/Amount';

type AmountField = Exclude<keyof PaymentSums, 'currency' | 'bookings'>;

const columns: Record<string, AmountField> = {
  total: 'total_minor',
  received: 'received_minor',
  balance: 'balance_minor',
  'hotel-net': 'hotel_net_minor',
  'transfer-net': 'transfer_net_minor',
};

/** Read like an entry of the list, so that it is read again when a payment has changed. */
const sumsOfPayments = { ...payments, entity: paymentSumsAnswer.shape.result };

/** What all payments of the list add up to, by column, with a line for each currency. */
export function usePaymentSums(filters: Record<string, string>): Record<string, ReactNode> {
  const { data } = useOne(sumsOfPayments, 'sums', filters);
  if (!data || data.length === 0) return {};
  return Object.fromEntries(
    Object.entries(columns).map(([id, field]) => [
      id,
      <Box key={id} component="span" sx={{ display: 'grid', justifyItems: 'end' }}>
        {data.map((sums) => (
          <Amount key={sums.currency} minor={sums[field]} currency={sums.currency} />
        ))}
      </Box>,
    ]),
  );
}
