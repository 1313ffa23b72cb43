import { useChosen } from '@itinera/shared/data';
import { DeleteDialog } from '@itinera/shared/forms';
import type { Kind, KindCollection } from '@itinera/shared/kinds';

interface DeleteEntryProps<C extends KindCollection> {
  kind: Kind<C>;
  id: string;
  onClose: (isDeleting: boolean) => void;
}

/** Asks before an entry is deleted; one that hotels use can't be, and the question names them. */
export function DeleteEntry<C extends KindCollection>({ kind, id, onClose }: DeleteEntryProps<C>) {
  const { data } = useChosen(kind.of, id, 'with_data' in kind.query ? { with_data: true } : {});
  if (data === undefined) return null;
  return (
    <DeleteDialog collection={kind.of} id={id} noun={kind.noun} name={kind.nameOf(data)} onClose={onClose} />
  );
}
