import { authPaths } from '@itinera/shared/contracts';
import { tokenCookie } from '@itinera/shared/state/cookies';
import { hasTokens } from '../http/answerShape';
import { fetchAnswer, type NoAnswer, type RawAnswer } from '../early/rawAnswer';
import { oneAtATime } from '../session/oneAtATime';

interface Inlined {
  apiBaseUrl: string;
  /** Addresses that the page will read, relative to the API, once the session is refreshed. */
  firstReads: string[];
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const areTokens = (body: unknown): body is Tokens =>
  typeof body === 'object' && body !== null && hasTokens(body);

const tokensIn = (answer: RawAnswer | NoAnswer): Tokens | undefined =>
  typeof answer === 'object' && areTokens(answer.body) ? answer.body : undefined;

/** Refreshes the session and sends the first reads of the page, while the files of the shell are loading. Does nothing for a guest. */
export function leaveWithTheDocument({ apiBaseUrl, firstReads }: Inlined): void {
  if (!tokenCookie.read()) return;
  const refresh = oneAtATime(async () => {
    const token = tokenCookie.read();
    if (!token) return undefined;
    const query = new URLSearchParams({ token });
    const answer = await fetchAnswer(`${apiBaseUrl}${authPaths.refresh}?${query}`, { method: 'POST' });
    // Another tab has signed out or in meanwhile: this answer is dropped.
    if (tokenCookie.read() !== token) return undefined;
    const tokens = tokensIn(answer);
    // Before the lock is released, so that the next tab uses the new token.
    if (tokens) tokenCookie.save(tokens.refresh_token);
    return { answer, token: tokens?.refresh_token ?? token };
  });
  const token = refresh.then((came) => came && tokensIn(came.answer)?.access_token);
  const read = async (address: string) => {
    const bearer = await token;
    if (bearer === undefined) return undefined;
    return fetchAnswer(apiBaseUrl + address, {
      method: 'GET',
      headers: { Authorization: `Bearer ${bearer}` },
    });
  };
  globalThis.itineraEarly = {
    refresh,
    reads: firstReads.map((address) => [address, { token, answer: read(address) }]),
  };
}
