import { UnbuiltArea } from '@itinera/shared/remote';

export default function BookingPage() {
  return (
    <UnbuiltArea title="Booking">
      Here one booking will show its guests, hotels, flights, payments and documents.
    </UnbuiltArea>
  );
}
