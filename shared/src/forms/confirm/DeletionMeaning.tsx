import type { Dependent } from '@itinera/shared/contracts';
import { Alert, Typography } from '@itinera/shared/ui';
import { DependentList } from './DependentList';

interface DeletionMeaningProps {
  noun: string;
  dependents: Dependent[];
  isForGood: boolean;
  /** Called when the person follows a link to what prevents the deletion. */
  onFollow: () => void;
}

/** What else would be deleted, or what prevents the deletion. */
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
          title="Will also be deleted:"
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
