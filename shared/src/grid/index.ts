export type { Column } from './column';
export { DataTable } from './DataTable';
export { SearchField } from './SearchField';
export { useListState, type ListState } from './useListState';
