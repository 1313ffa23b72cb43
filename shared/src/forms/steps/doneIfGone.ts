import { ApiError } from '@itinera/shared/data';

/** A deletion counts as done if another user has deleted the entry before. */
export const doneIfGone = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};
