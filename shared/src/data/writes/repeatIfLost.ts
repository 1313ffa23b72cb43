import { ApiError } from '../http/apiError';

const repeatAfter = 800;

/** Whether the call may have been carried out although it failed. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.isUnanswered;

/** Failures of second attempts: a pipeline around another one must not multiply the attempts. */
const repeated = new WeakSet<Error>();

/**
 * Retries a write once after a lost answer. `attempt` uses one idempotency key, so nothing is carried out twice. After
 * a timeout there is no automatic retry: the person has already waited long.
 */
export async function repeatIfLost<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isLost = error instanceof ApiError && error.isUnanswered && error.code !== 'timeout';
    if (!isLost || repeated.has(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, repeatAfter));
    return attempt().catch((second: unknown) => {
      if (second instanceof Error) repeated.add(second);
      throw second;
    });
  }
}
