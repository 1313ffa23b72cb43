import { ImportDialog } from '@itinera/shared/imports';
import { definitions } from './definitions';

interface ImportEntriesProps {
  /** The path of a collection. */
  path: string;
  onClose: () => void;
}

/** The import into one of the collections: fetched, with all that it needs, when somebody asks for it. */
export function ImportEntries({ path, onClose }: ImportEntriesProps) {
  const definition = definitions.find(({ of }) => of.path === path);
  return definition && <ImportDialog definition={definition} onClose={onClose} />;
}
