import type { Kind, KindCollection } from '@itinera/shared/kinds';
import { choiceOf, type KindDialogProps } from '@itinera/shared/kinds/dialogs';
import type { ComponentType } from 'react';

/** Props for selecting an entry of a kind; a missing one can be added in the form of its list. */
export const addable = <C extends KindCollection>(kind: Kind<C>, Dialog: ComponentType<KindDialogProps>) => ({
  ...choiceOf(kind),
  create: {
    label: `Add ${kind.noun}`,
    dialog: (typed: string, onClose: (id?: string) => void) => <Dialog typed={typed} onClose={onClose} />,
  },
});
