import { documentsPath, errorAnswer } from '@itinera/shared/contracts';
import { refreshSession } from '@itinera/shared/data';
import { session } from '@itinera/shared/state';

const ask = (uploadId: string): Promise<Response> =>
  fetch(`${documentsPath}/${uploadId}`, {
    headers: { Authorization: `Bearer ${session().accessToken ?? ''}` },
  });

/** Downloads a private file within the session; rejects with the server's message. */
export async function fetchDocument(uploadId: string): Promise<Blob> {
  const first = await ask(uploadId);
  const answer = first.status === 401 && (await refreshSession()) === 'user' ? await ask(uploadId) : first;
  const isFile = /^(application\/pdf|image\/webp)/.test(answer.headers.get('content-type') ?? '');
  if (answer.ok && isFile) return answer.blob();
  const refusal = errorAnswer.safeParse(await answer.json().catch(() => undefined));
  throw new Error(refusal.success ? refusal.data.message : 'The file could not be downloaded. Try again.');
}
