/** An answer before it is judged: whatever came, from whichever server. */
export interface RawAnswer {
  status: number;
  type: unknown;
  /** The entity tag. */
  tag: unknown;
  /** Parsed, if it is JSON. */
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

/** One request of the script inside the document, which has no library; never rejects. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<RawAnswer | NoAnswer> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(15_000) });
    const { status, headers } = answer;
    const body = parsed(await answer.text());
    return { status, type: headers.get('content-type'), tag: headers.get('etag'), body };
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}
