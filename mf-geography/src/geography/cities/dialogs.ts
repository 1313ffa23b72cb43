// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddCityDialog } from './AddCityDialog';
export { EditCityDialog } from './EditCityDialog';
