import type { Dependent } from '@itinera/shared/contracts';
import { Alert, Typography } from '@itinera/shared/ui';
import { DependentList } from './DependentList';

interface DeletionMeaningProps {
  noun: string;
  dependents: Dependent[];
  isForGood: boolean;
  /** Called when somebody goes to what keeps the entry. */
  onFollow: () => void;
}

/** What else would be deleted, or why it can't be. */
export function DeletionMeaning({ noun, dependents, isForGood, onFollow }: DeletionMeaningProps) {
  const blocking = dependents.filter(({ blocks }) => blocks);
  if (blocking.length > 0) {
    return (
      <>
        <Alert severity="warning">
          This {noun} can’t be deleted while it is in use. Remove it there first.
        </Alert>
        <DependentList title="It is used by" dependents={blocking} isNamed onFollow={onFollow} />
      </>
    );
  }
  return (
    <>
      {dependents.length > 0 ? (
        <DependentList
          title="Deleted along with it:"
          dependents={dependents}
          isNamed={false}
          onFollow={onFollow}
        />
      ) : (
        <Typography>Nothing else depends on it.</Typography>
      )}
      {isForGood && <Typography>This can’t be undone.</Typography>}
    </>
  );
}
