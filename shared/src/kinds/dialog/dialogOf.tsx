import { defaultLocale } from '@itinera/shared/contracts';
import { EntityDialog, type FieldsProps } from '@itinera/shared/forms';
import type { ComponentProps, ComponentType } from 'react';
import type { Kind, KindCollection } from '../kind';
import { markUnsaved } from '../list/unsaved';

/** Initial values of a new entry whose name was typed elsewhere: its names in each language, and its own name. */
const named = ({ names, required }: KindCollection, typed: string | undefined): object => ({
  ...(typed && names && { names: [{ locale: defaultLocale, name: typed }] }),
  ...(typed && required.includes('name') && { name: typed }),
});

export interface KindDialogProps {
  /** Id of the entry to edit; undefined adds one. */
  id?: string | undefined;
  /** Name of a new entry, if it was typed elsewhere. */
  typed?: string | undefined;
  /** Called with the id of the saved entry, or without one. */
  onClose: (id?: string) => void;
}

type Start<C extends KindCollection> = ComponentProps<typeof EntityDialog<C>>['start'];
type Shown<C extends KindCollection> = ComponentProps<typeof EntityDialog<C>>['shown'];

const withNothing = () => ({});

/**
 * Dialog that adds and edits entries of a kind, with these fields. `useStart`: initial values of a new entry beside the defaults of its
 * contract; undefined while loading.
 */
export const dialogOf = <C extends KindCollection>(
  kind: Kind<C>,
  Fields: ComponentType<FieldsProps<NoInfer<C>>>,
  useStart: () => Start<NoInfer<C>> = withNothing,
) =>
  function KindDialog({ id, typed, shown, onClose }: KindDialogProps & { shown?: Shown<C> }) {
    const start = useStart();
    if (id === undefined && start === undefined) return null;
    return (
      <EntityDialog
        words={kind}
        Fields={Fields}
        id={id}
        start={{ ...start, ...named(kind.of, typed) } as Start<C>}
        shown={shown}
        observe={kind.marksUnsaved && markUnsaved}
        onClose={onClose}
      />
    );
  };
