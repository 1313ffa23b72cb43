// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddCountryDialog } from './AddCountryDialog';
export { EditCountryDialog } from './EditCountryDialog';
