// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddResortDialog } from './AddResortDialog';
export { EditResortDialog } from './EditResortDialog';
