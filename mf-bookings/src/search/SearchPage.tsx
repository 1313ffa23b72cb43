import { UnbuiltArea } from '@itinera/shared/remote';

export default function SearchPage() {
  return (
    <UnbuiltArea title="Search">
      Here you will search hotels and packages by dates, guests and destination.
    </UnbuiltArea>
  );
}
