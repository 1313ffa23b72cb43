import { isErrorAnswer, type ErrorAnswer } from '@itinera/shared/contracts';

/**
 * Whether a body has the outer shape that the contract gives the answer of a call. What is inside entries is not
 * checked: the server answers through the same contract, and a whole schema would cost bytes on every page.
 */
export type Shape = (body: object) => boolean;

const hasText = (body: object, ...fields: string[]): boolean =>
  fields.every((field) => typeof Reflect.get(body, field) === 'string' && Reflect.get(body, field) !== '');
const hasNumbers = (body: object, ...fields: string[]): boolean =>
  fields.every((field) => typeof Reflect.get(body, field) === 'number');

/** An entry, or null where there is none to answer. */
export const hasResult: Shape = (body) => 'result' in body;

/** One page of a list. */
export const hasList: Shape = (body) =>
  'result' in body && Array.isArray(body.result) && hasNumbers(body, 'total', 'page', 'per_page');

/** A batch: one result for each of its operations. */
export const hasResults =
  (count: number): Shape =>
  (body) =>
    'result' in body && Array.isArray(body.result) && body.result.length === count;

/** The specification puts the tokens of a session at the top of the answer. */
export const hasTokens: Shape = (body) => hasText(body, 'access_token', 'refresh_token');

/** The specification reads the id and the role of a person at the top. */
export const hasProfile: Shape = (body) =>
  hasText(body, 'id', 'role') && 'result' in body && typeof body.result === 'object' && body.result !== null;

/** A refusal with nothing but its sentence, which is how the specification has payments refused (8). */
function inMessageAlone(body: object): ErrorAnswer | undefined {
  if (!('success' in body) || body.success !== false || 'error' in body || !hasText(body, 'message'))
    return undefined;
  const message = String(Reflect.get(body, 'message'));
  return { success: false, message, error: { code: 'rule', message, request_id: '' } };
}

/**
 * Whether a body is an answer of the API: a success of the shape that was asked for, or a failure of the contract's.
 * Undefined when another server has answered in its place, such as a proxy or the network of a hotel.
 */
export function outcomeOf<T>(
  { status, type, body }: { status: number; type: unknown; body: T },
  hasShape: Shape,
): { success: T } | { failure: ErrorAnswer } | undefined {
  if (typeof body !== 'object' || body === null || !/^application\/json\b/i.test(String(type)))
    return undefined;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess)
    return 'success' in body && body.success === true && hasShape(body) ? { success: body } : undefined;
  const failure = isErrorAnswer(body) ? body : inMessageAlone(body);
  return failure && { failure };
}
