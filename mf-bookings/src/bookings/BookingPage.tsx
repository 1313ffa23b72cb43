import { UnbuiltArea } from '@itinera/shared/remote';

export default function BookingPage() {
  return (
    <UnbuiltArea title="Booking">
      Here you will see the guests, hotels, flights, payments and documents of a booking.
    </UnbuiltArea>
  );
}
