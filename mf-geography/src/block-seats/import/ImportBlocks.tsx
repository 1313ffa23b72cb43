import { ImportDialog } from '@itinera/shared/imports';
import { blocksImport } from './blocksImport';

/** Adds blocks from a file, such as the series that a carrier sends, fetched with all that it needs when it is opened. */
export const ImportBlocks = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog definition={blocksImport} onClose={onClose} />
);
