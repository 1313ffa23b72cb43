import type { Hotel } from '@itinera/shared/contracts';
import { NextFormContext, type NextForm } from '@itinera/shared/forms';
import type { HotelCard } from './card';

interface Props {
  card: HotelCard;
  hotel: Hotel;
  next: NextForm | undefined;
  onClose: () => void;
}

/** Dialog of a card, which can continue with the next incomplete one. */
export const CardDialog = ({ card: { Dialog }, hotel, next, onClose }: Props) => (
  <NextFormContext value={next}>
    <Dialog key={hotel.id} hotel={hotel} onClose={onClose} />
  </NextFormContext>
);
