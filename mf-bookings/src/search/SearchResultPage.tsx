import { UnbuiltArea } from '@itinera/shared/remote';

export default function SearchResultPage() {
  return (
    <UnbuiltArea title="Search results">Here the offers of a search will be compared and booked.</UnbuiltArea>
  );
}
