/** An unparsed answer of any server. */
export interface RawAnswer {
  status: number;
  type: unknown;
  /** The entity tag. */
  tag: unknown;
  /** Parsed body, if it is JSON. */
  body: unknown;
}

/** Why there is no answer. */
export type NoAnswer = 'timeout' | 'unreachable';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** How long an answer may take. */
export const TIMEOUT_MS = 15_000;

/** Sends one request without a library, for the inline script and for reads; never rejects. */
export async function fetchAnswer(
  address: string,
  { signal, ...init }: RequestInit,
): Promise<RawAnswer | NoAnswer> {
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { status, headers } = answer;
    const body = parsed(await answer.text());
    return { status, type: headers.get('content-type'), tag: headers.get('etag'), body };
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}
