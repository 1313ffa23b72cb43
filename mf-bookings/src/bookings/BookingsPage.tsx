import { UnbuiltArea } from '@itinera/shared/remote';

export default function BookingsPage() {
  return (
    <UnbuiltArea title="Booking entries">
      Here you will find all booking entries with their status and amounts.
    </UnbuiltArea>
  );
}
