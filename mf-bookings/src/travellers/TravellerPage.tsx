import { UnbuiltArea } from '@itinera/shared/remote';

export default function TravellerPage() {
  return (
    <UnbuiltArea title="Traveler">
      Here one traveler will show documents, companions and bookings.
    </UnbuiltArea>
  );
}
