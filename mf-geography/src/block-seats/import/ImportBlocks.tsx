import { ImportDialog } from '@itinera/shared/imports';
import { blocksImport } from './blocksImport';

/** Imports blocks from a file, such as the series of a carrier. Loaded when it is opened. */
export const ImportBlocks = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog definition={blocksImport} onClose={onClose} />
);
