import { capitalised, pluralOf } from '@itinera/shared/format';
import { ApiError, messageOf } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { Button, Notice, Page } from '@itinera/shared/ui';

interface RecordMissingProps {
  /** One of them in a sentence: `hotel`. */
  noun: string;
  /** Path of their list. */
  list: string;
  /** Why a record may no longer exist. */
  whenGone: string;
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a record that does not exist or could not be loaded. */
export function RecordMissing({ noun, list, whenGone, error, onRetry }: RecordMissingProps) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title={capitalised(noun)}>
      <Notice
        role="alert"
        title={isGone ? `${capitalised(noun)} not found` : `The ${noun} could not be loaded`}
        action={
          isGone ? (
            <Button component={RouterLink} to={list} variant="contained">
              All {pluralOf(noun)}
            </Button>
          ) : (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {isGone ? whenGone : messageOf(error)}
      </Notice>
    </Page>
  );
}
