import { ApiError } from '@itinera/shared/data';

/** A removal counts as done when another user has removed the entry before. */
export const doneIfGone = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};
