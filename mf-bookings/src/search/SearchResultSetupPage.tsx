import { UnbuiltArea } from '@itinera/shared/remote';

export default function SearchResultSetupPage() {
  return (
    <UnbuiltArea title="Search result setup">
      Here you will choose columns, grouping and mark-up of search results.
    </UnbuiltArea>
  );
}
