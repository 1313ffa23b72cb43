// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddAirportDialog } from './AddAirportDialog';
export { EditAirportDialog } from './EditAirportDialog';
