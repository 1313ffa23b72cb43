import type { Quote } from '@itinera/shared/contracts';
import { stayChargeInWords } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';

/** What the guests of the stay pay at the hotel, beside its price. */
export function ChargeList({ quote: { charges = [] } }: { quote: Quote }) {
  if (charges.length === 0) return null;
  return (
    <Box component="section" aria-label="Paid at the hotel">
      <b>Paid at the hotel</b>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {charges.map((charge) => (
          <li key={charge.charge_id}>{stayChargeInWords(charge)}</li>
        ))}
      </Box>
    </Box>
  );
}
