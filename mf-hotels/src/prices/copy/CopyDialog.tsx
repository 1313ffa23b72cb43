import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { LoadingDialog } from '../../parts/LoadingDialog';
import { usePriceData } from '../model/usePriceData';
import type { PriceDialogProps } from '../priceDialog';
import { CopyPricesForm } from './CopyPricesForm';

/** Dialog that copies prices of another partner, hotel, period or year. */
export function CopyDialog({ hotelId, dmcId, currency, onClose }: PriceDialogProps) {
  const hotel = useOne(hotels, hotelId, { with_data: true });
  const { data, error, refetch } = usePriceData(hotelId, dmcId);
  if (hotel.data && data)
    return (
      <CopyPricesForm hotel={hotel.data} dmcId={dmcId} currency={currency} data={data} onClose={onClose} />
    );
  return (
    <LoadingDialog
      title="Copy prices"
      size="md"
      what="prices"
      rows={6}
      error={hotel.error ?? error}
      onRetry={() => void Promise.all([hotel.refetch(), refetch()])}
      onClose={onClose}
    />
  );
}
