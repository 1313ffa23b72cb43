import { ApiError } from '../http/apiError';

const repeatAfter = 800;

/** Whether the call may have been carried out although it failed. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.isUnanswered;

/**
 * Retries a write once after a lost answer. `attempt` uses one idempotency key, so nothing is carried out twice. After
 * a timeout there is no automatic retry: the person has already waited long.
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
