import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { LoadingDialog } from '../../parts/LoadingDialog';
import { usePriceData } from '../model/usePriceData';
import type { PriceDialogProps } from '../priceDialog';
import { RaiseForm } from './RaiseForm';

/** Dialog that changes prices by a percentage, an amount or a factor. */
export function RaiseDialog({ hotelId, dmcId, currency, onClose }: PriceDialogProps) {
  const hotel = useOne(hotels, hotelId, { with_data: true });
  const { data, error, refetch } = usePriceData(hotelId, dmcId);
  if (hotel.data && data)
    return <RaiseForm hotel={hotel.data} dmcId={dmcId} currency={currency} data={data} onClose={onClose} />;
  return (
    <LoadingDialog
      size="md"
      title="Change prices"
      what="prices"
      error={hotel.error ?? error}
      onRetry={() => void Promise.all([hotel.refetch(), refetch()])}
      onClose={onClose}
    />
  );
}
