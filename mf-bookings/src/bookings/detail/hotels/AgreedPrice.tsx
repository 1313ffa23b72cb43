import type { BookingHotel } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { StayPrice } from '../../stay/StayPrice';
import type { useStayPrice } from '../../stay/useStayPrice';

interface AgreedPriceProps {
  stay: BookingHotel;
  currency: string;
  /** Price for the edited data; undefined while nothing that it depends on has changed. */
  price: ReturnType<typeof useStayPrice> | undefined;
}

/** The agreed price of a stay, above its current one. */
export const AgreedPrice = ({ stay, currency, price }: AgreedPriceProps) => (
  <Box>
    <Typography color="textSecondary">
      Agreed: net <Amount minor={stay.net_minor} currency={currency} />, sale{' '}
      <Amount minor={stay.sale_minor} currency={currency} />
    </Typography>
    {price && <StayPrice stay={price.stay} rooms={price.rooms} asked={price.asked} />}
  </Box>
);
