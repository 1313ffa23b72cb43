import type { Hotel } from '@itinera/shared/contracts';
import { Box, Notice } from '@itinera/shared/ui';
import { NotLoaded } from '@itinera/shared/record';
import { CoverageLine } from './coverage/CoverageLine';
import { NotLinked } from './NotLinked';
import { PartnerTabs } from './PartnerTabs';
import type { PartnerPart } from './partnerPart';
import { usePartners } from './usePartners';

/** Prices by partner, for staff. */
export function PricesOfPartners({ hotel, Part }: { hotel: Hotel; Part: PartnerPart }) {
  const { partners, chosen, error, refetch } = usePartners(hotel.id);
  if (!partners) return <NotLoaded what="partners" error={error} onRetry={refetch} />;
  if (!chosen) return <Notice title="No partners">Invite partners as users first.</Notice>;
  const { id, name, currency } = chosen;
  // What can be undone or repeated is in the currency in which it was saved.
  const key = `${id} ${currency}`;
  return (
    <>
      <PartnerTabs hotelId={hotel.id} partners={partners} chosen={chosen}>
        <CoverageLine hotelId={hotel.id} dmcId={id} />
      </PartnerTabs>
      <Box role="tabpanel" id="prices" aria-labelledby={`prices-of-${id}`}>
        {currency === undefined ? (
          <NotLinked partner={name} />
        ) : (
          <Part key={key} hotel={hotel} dmcId={id} currency={currency} partner={name} />
        )}
      </Box>
    </>
  );
}
