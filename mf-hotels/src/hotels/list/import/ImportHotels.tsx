import { ImportDialog } from '@itinera/shared/imports';
import { hotelsImport } from './hotelsImport';

/** Imports hotels from a file. Loaded when it is opened. */
export const ImportHotels = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog definition={hotelsImport} onClose={onClose} />
);
