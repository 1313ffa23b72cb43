import { ImportDialog } from '@itinera/shared/imports';
import { travellersImport } from './travellersImport';

/** Imports travellers from a file. Loaded when it is opened. */
export const ImportTravellers = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog definition={travellersImport} onClose={onClose} />
);
