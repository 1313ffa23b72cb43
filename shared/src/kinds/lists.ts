export { columnsOf, missingIn, namesColumn, shownColumns } from './list/columns';
export { QuickViews } from './list/QuickViews';
export { listOf, type KindList } from './list/listOf';
export { useEntityList } from './list/useEntityList';
export { KindsPage } from './page/KindsPage';
export { ListTabs, TabPanel } from './page/ListTabs';
