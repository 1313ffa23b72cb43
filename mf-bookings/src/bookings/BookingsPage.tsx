import { UnbuiltArea } from '@itinera/shared/remote';

export default function BookingsPage() {
  return (
    <UnbuiltArea title="Booking entries">
      Here all booking entries will be listed with their states and amounts.
    </UnbuiltArea>
  );
}
