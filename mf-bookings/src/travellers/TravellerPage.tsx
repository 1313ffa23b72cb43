import { UnbuiltArea } from '@itinera/shared/remote';

export default function TravellerPage() {
  return (
    <UnbuiltArea title="Traveler">
      Here you will see the documents, companions and bookings of a traveler.
    </UnbuiltArea>
  );
}
