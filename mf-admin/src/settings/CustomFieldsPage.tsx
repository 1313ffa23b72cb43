import { UnbuiltArea } from '@itinera/shared/remote';

export default function CustomFieldsPage() {
  return (
    <UnbuiltArea title="Custom fields">
      Here you will add your own fields to bookings, hotels and travelers.
    </UnbuiltArea>
  );
}
