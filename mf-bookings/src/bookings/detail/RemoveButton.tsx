import type { DeleteDialog as Dialog } from '@itinera/shared/forms';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
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
  /** Shown in the question: what else the removal means. */
  children?: ReactNode;
}

/** Deletes an entry of a block after a confirmation, and offers Undo. */
export function RemoveButton({ collection, id, noun, name, children }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RemoveIcon noun={noun} name={name} onClick={() => setAsking(true)} />
      {isAsking && (
        <Suspense>
          <DeleteDialog {...{ collection, id, noun, name }} onClose={() => setAsking(false)}>
            {children}
          </DeleteDialog>
        </Suspense>
      )}
    </>
  );
}
