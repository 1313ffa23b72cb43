import { UnbuiltArea } from '@itinera/shared/remote';

export default function SearchResultSetupPage() {
  return (
    <UnbuiltArea title="Search result setup">
      Here you will set up columns, grouping and mark-up for search results.
    </UnbuiltArea>
  );
}
