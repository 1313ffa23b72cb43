import { isErrorAnswer, type ErrorAnswer } from '@itinera/shared/contracts';

/**
 * Checks the outer shape of an answer. Entries are not validated: the server answers by the same contract, and schemas would add bytes to
 * each page.
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

/** The specification has the tokens of a session at the top level of the answer. */
export const hasTokens: Shape = (body) => hasText(body, 'access_token', 'refresh_token');

/** The specification has id and role of a person at the top level. */
export const hasProfile: Shape = (body) =>
  hasText(body, 'id', 'role') && 'result' in body && typeof body.result === 'object' && body.result !== null;

/** A refusal with only a message, as the specification has it for payments (8). */
function inMessageAlone(body: object): ErrorAnswer | undefined {
  if (!('success' in body) || body.success !== false || 'error' in body || !hasText(body, 'message'))
    return undefined;
  const message = String(Reflect.get(body, 'message'));
  return { success: false, message, error: { code: 'rule', message, request_id: '' } };
}

/**
 * Parses a body of the API: a success with the expected shape, or a failure. Undefined for answers of another server, such as a proxy or
 * a hotel's network.
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
