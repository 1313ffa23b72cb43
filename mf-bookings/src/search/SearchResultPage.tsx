import { UnbuiltArea } from '@itinera/shared/remote';

export default function SearchResultPage() {
  return (
    <UnbuiltArea title="Search results">Here you will compare the offers found and book them.</UnbuiltArea>
  );
}
