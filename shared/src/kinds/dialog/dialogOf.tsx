import { EntityDialog, type FieldsProps } from '@itinera/shared/forms';
import type { ComponentType } from 'react';
import type { Kind, KindCollection } from '../kind';
import { markUnsaved } from '../list/unsaved';

export interface KindDialogProps {
  /** Id of the entry to edit; without it a new one is added. */
  id?: string | undefined;
  onClose: () => void;
}

/** The dialog that adds and edits entries of a kind, with these fields. */
export const dialogOf = <C extends KindCollection>(
  kind: Kind<C>,
  Fields: ComponentType<FieldsProps<NoInfer<C>>>,
) =>
  function KindDialog({ id, onClose }: KindDialogProps) {
    return (
      <EntityDialog
        words={kind}
        Fields={Fields}
        id={id}
        observe={kind.marksUnsaved && markUnsaved}
        onClose={() => onClose()}
      />
    );
  };
