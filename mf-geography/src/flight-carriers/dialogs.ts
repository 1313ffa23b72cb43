// One chunk for both: the remote’s entry file names each chunk with its hash.
export { AddCarrierDialog } from './AddCarrierDialog';
export { EditCarrierDialog } from './EditCarrierDialog';
