// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddPlaceDialog } from './AddPlaceDialog';
export { EditPlaceDialog } from './EditPlaceDialog';
