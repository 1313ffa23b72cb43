import type { AnyCollection } from '@itinera/shared/contracts';
import { messageOf, useDependents, useOne, useRemove } from '@itinera/shared/data';
import { asShown, capitalised } from '@itinera/shared/format';
import { Alert, Button, Stack, Typography } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';
import type { ZodMiniType } from '@itinera/shared/schema';
import { ConfirmDialog } from './ConfirmDialog';
import { DeletionMeaning } from './DeletionMeaning';
import { TypedName } from './TypedName';

interface DeleteDialogProps {
  collection: AnyCollection & { entity: ZodMiniType<{ id: string }> };
  id: string;
  /** Singular noun of the entry in a sentence: `country`. */
  noun: string;
  name: string;
  /** Requires typing the name: for hotels and countries, which have many dependents. */
  typed?: boolean;
  /** Called with true once the deletion was started; a message reports its outcome. */
  onClose: (isDeleting: boolean) => void;
  /** What else the deletion means. */
  children?: ReactNode;
}

/** Names the entry and what depends on it, then deletes it; an entry in use can't be deleted. */
export function DeleteDialog({
  collection,
  id,
  noun,
  name,
  typed = false,
  onClose,
  children,
}: DeleteDialogProps) {
  const dependents = useDependents(collection, id);
  // Loaded for its ETag: an entry that another user changes meanwhile is not deleted.
  const entry = useOne(collection, id);
  const remove = useRemove(collection);
  const [written, setWritten] = useState('');

  const problem = dependents.error ?? entry.error;
  const known = problem === null && entry.data ? dependents.data : undefined;
  const isInUse = known?.some(({ blocks }) => blocks) ?? false;
  const again = () => void Promise.all([dependents.refetch(), entry.refetch()]);

  const confirm = () => {
    if (entry.data) void remove(entry.data, { named: `${capitalised(noun)} ‘${name}’` });
    onClose(true);
  };

  return (
    <ConfirmDialog
      question={`Delete ${noun} ‘${name}’?`}
      verb="Delete"
      isDangerous
      isReady={known !== undefined && (!typed || asShown(written) === asShown(name))}
      onConfirm={isInUse ? undefined : confirm}
      onClose={() => onClose(false)}
    >
      <Stack sx={{ gap: 2 }}>
        {problem && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={again}>
                Try again
              </Button>
            }
          >
            What depends on this {noun} could not be checked. {messageOf(problem)}
          </Alert>
        )}
        {!problem && !known && <Typography role="status">Checking what depends on it…</Typography>}
        {known && (
          <DeletionMeaning
            noun={noun}
            dependents={known}
            isForGood={collection.removesForGood}
            onFollow={() => onClose(false)}
          />
        )}
        {children}
        {known && typed && !isInUse && <TypedName name={name} value={written} onChange={setWritten} />}
      </Stack>
    </ConfirmDialog>
  );
}
