import type { BookingHotel } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { StayPrice } from '../../stay/StayPrice';
import type { useStayPrice } from '../../stay/useStayPrice';

interface AgreedPriceProps {
  stay: BookingHotel;
  currency: string;
  /** The price of what is typed; absent as long as it depends on nothing new. */
  price: ReturnType<typeof useStayPrice> | undefined;
}

/** The price of a stay that was agreed on, above the one that it would have from now on. */
export const AgreedPrice = ({ stay, currency, price }: AgreedPriceProps) => (
  <Box>
    <Typography color="textSecondary">
      Agreed: net <Amount minor={stay.net_minor} currency={currency} />, sale{' '}
      <Amount minor={stay.sale_minor} currency={currency} />
    </Typography>
    {price && <StayPrice stay={price.stay} rooms={price.rooms} asked={price.asked} />}
  </Box>
);
