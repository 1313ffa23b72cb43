import { ApiError } from '../http/apiError';

const repeatAfter = 800;

/** Failures of second attempts: nested pipelines must not multiply attempts. */
const repeated = new WeakSet<Error>();

/**
 * Retries a write once after a lost answer. `attempt` uses one idempotency key, so nothing is carried out twice. A timeout is not retried
 * automatically, because the person has already waited long.
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
