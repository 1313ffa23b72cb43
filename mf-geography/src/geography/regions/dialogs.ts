// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddRegionDialog } from './AddRegionDialog';
export { EditRegionDialog } from './EditRegionDialog';
