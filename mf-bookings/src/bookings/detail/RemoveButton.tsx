import type { DeleteDialog as Dialog } from '@itinera/shared/forms';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState, type ComponentProps } from 'react';
import { RemoveIcon } from './RemoveIcon';

// Loaded with the first deletion.
const DeleteDialog = onDemand(() =>
  import('@itinera/shared/forms').then((forms) => ({ default: forms.DeleteDialog })),
);

export interface RemoveButtonProps {
  collection: ComponentProps<typeof Dialog>['collection'];
  id: string;
  /** Singular noun in a sentence: `stay`. */
  noun: string;
  name: string;
}

/** Deletes an entry of a block after a confirmation, and offers Undo. */
export function RemoveButton({ collection, id, noun, name }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RemoveIcon noun={noun} name={name} onClick={() => setAsking(true)} />
      {isAsking && (
        <Suspense>
          <DeleteDialog {...{ collection, id, noun, name }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
