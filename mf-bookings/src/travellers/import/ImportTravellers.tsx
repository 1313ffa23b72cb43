import { ImportDialog } from '@itinera/shared/imports';
import { travellersImport } from './travellersImport';

/** Adds travelers from a file, fetched with all that it needs when it is opened. */
export const ImportTravellers = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog definition={travellersImport} onClose={onClose} />
);
