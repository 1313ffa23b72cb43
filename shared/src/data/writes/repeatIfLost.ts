import { ApiError } from '../http/apiError';

const repeatAfter = 800;

/** Whether the call may have been done although it failed. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.isUnanswered;

/**
 * Sends a write once more whose answer was lost. `attempt` uses one idempotency key, so what was done is not done
 * twice. A server that was silent until the timeout is not asked again by itself: the person has already waited long.
 */
export async function repeatIfLost<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUnanswered || error.code === 'timeout') throw error;
    await new Promise((resolve) => setTimeout(resolve, repeatAfter));
    return attempt();
  }
}
