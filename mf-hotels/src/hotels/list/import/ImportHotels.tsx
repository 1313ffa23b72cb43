import { ImportDialog } from '@itinera/shared/imports';
import { hotelsImport } from './hotelsImport';

/** Adds hotels from a file, fetched with all that it needs when it is opened. */
export const ImportHotels = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog definition={hotelsImport} onClose={onClose} />
);
