import { ImportDialog } from '@itinera/shared/imports';
import { definitions } from './definitions';

interface ImportEntriesProps {
  /** Path of the collection. */
  path: string;
  onClose: () => void;
}

/** Import into one of the collections, fetched with all that it needs when it is opened. */
export function ImportEntries({ path, onClose }: ImportEntriesProps) {
  const definition = definitions.find(({ of }) => of.path === path);
  return definition && <ImportDialog definition={definition} onClose={onClose} />;
}
