import { ImportDialog } from '@itinera/shared/imports';
import type { Kind } from '../kind';
import { definitionOf } from './definitionOf';

interface ImportEntriesProps {
  kind: Kind;
  onClose: () => void;
}

/** Import of entries of a kind. Loaded when it is opened. */
export const ImportEntries = ({ kind, onClose }: ImportEntriesProps) => (
  <ImportDialog definition={definitionOf(kind)} onClose={onClose} />
);
