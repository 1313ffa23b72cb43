import { Box } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';

interface PartPriceProps {
  /** Of a part of a booking; `null` while it is on request, undefined for those who don't see it. */
  part: { sale_minor?: number | null | undefined; net_minor?: number | null | undefined };
  currency: string;
}

/** What the customer pays for a part of a trip, and what it costs. */
export const PartPrice = ({ part: { sale_minor, net_minor }, currency }: PartPriceProps) => (
  <>
    {sale_minor === null && (
      <Box component="span" sx={{ color: 'warning.main' }}>
        On request
      </Box>
    )}
    {typeof sale_minor === 'number' && <Amount minor={sale_minor} currency={currency} isBare />}
    {typeof net_minor === 'number' && (
      <Box data-unprinted sx={{ color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
        net <Amount minor={net_minor} currency={currency} isBare />
      </Box>
    )}
  </>
);
