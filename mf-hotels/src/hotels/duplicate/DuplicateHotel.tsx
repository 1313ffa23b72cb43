import { duplicateHotelPath, hotels, type Hotel, type HotelCopyPreview } from '@itinera/shared/contracts';
import { useAnswer, useOne } from '@itinera/shared/data';
import { LoadingDialog } from '../../parts/LoadingDialog';
import { DuplicateForm } from './DuplicateForm';

interface DuplicateHotelProps {
  id: string;
  /** Called with the duplicate, or without one. */
  onClose: (made?: Hotel) => void;
}

/** Adds a hotel like another one. */
export function DuplicateHotel({ id, onClose }: DuplicateHotelProps) {
  const hotel = useOne(hotels, id, { with_data: true });
  const preview = useAnswer<HotelCopyPreview>(duplicateHotelPath(id), {}, hotels.path);
  if (hotel.data && preview.data)
    return <DuplicateForm hotel={hotel.data} preview={preview.data} onClose={onClose} />;
  return (
    <LoadingDialog
      title="Duplicate hotel"
      what="hotel"
      error={hotel.error ?? preview.error}
      onRetry={() => void Promise.all([hotel.refetch(), preview.refetch()])}
      onClose={() => onClose()}
    />
  );
}
