import { hotelImages } from '@itinera/shared/contracts';
import { client, isUnanswered, newKey, readAgain, repeatIfLost } from '@itinera/shared/data';
import { uploadAdvice, uploadImage } from '@itinera/shared/forms';
import { whileRunning } from '@itinera/shared/state';
import { nextOrder } from './imageOrder';
import { mostImages, refusalOf } from './refusedFiles';
import { uploads, type ImageUpload } from './uploadStore';

const change = (hotelId: string, id: string, changes: Partial<ImageUpload>) =>
  uploads.set(hotelId, (all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
const drop = (hotelId: string, id: string) =>
  uploads.set(hotelId, (all) => all.filter((one) => one.id !== id));
const find = (hotelId: string, id: string) => uploads.of(hotelId).find((one) => one.id === id);

async function addImage(hotelId: string, id: string, file_name: string): Promise<void> {
  const images = client(hotelImages);
  const { result } = await images.list({ hotel_id: hotelId });
  const earlier = find(hotelId, id)?.addition;
  const addition = earlier ?? {
    body: { hotel_id: hotelId, file_name, order: nextOrder(result) },
    key: newKey(),
  };
  change(hotelId, id, { addition });
  try {
    await repeatIfLost(() => images.create(addition.body, addition.key));
  } catch (error) {
    // A refused request gets a new key in the next attempt.
    if (!isUnanswered(error)) change(hotelId, id, { addition: undefined });
    throw error;
  }
}

async function send(hotelId: string, { id, file, abort, fileName }: ImageUpload): Promise<void> {
  change(hotelId, id, { state: 'sending', sent: fileName ? 1 : 0, problem: undefined });
  try {
    const stored =
      fileName ?? (await uploadImage(file, (sent) => change(hotelId, id, { sent }), abort.signal)).file_name;
    if (abort.signal.aborted) return;
    change(hotelId, id, { fileName: stored, sent: 1 });
    await addImage(hotelId, id, stored);
    drop(hotelId, id);
    void readAgain(hotelImages);
  } catch (error) {
    change(hotelId, id, { state: 'failed', problem: uploadAdvice(error) });
  }
}

const running = new Set<string>();

/** Adds files one at a time, so that the images keep the selected sequence. */
async function sendWaiting(hotelId: string): Promise<void> {
  if (running.has(hotelId)) return;
  running.add(hotelId);
  const next = () => uploads.of(hotelId).find(({ state }) => state === 'waiting');
  for (let one = next(); one; one = next()) await send(hotelId, one);
  running.delete(hotelId);
}

/** Uploads files and adds them after the existing images. Files that would be refused are not sent, and show why. */
export function uploadImages(hotelId: string, files: readonly File[], imageCount: number): void {
  const isComing = ({ state }: ImageUpload) => state !== 'refused';
  let room = mostImages - imageCount - uploads.of(hotelId).filter(isComing).length;
  const added = files.map((file): ImageUpload => {
    const problem = refusalOf(file, room);
    if (problem === undefined) room -= 1;
    const state = problem === undefined ? 'waiting' : 'refused';
    return { id: newKey(), file, state, sent: 0, problem, abort: new AbortController() };
  });
  uploads.set(hotelId, (all) => [...all, ...added]);
  void whileRunning(sendWaiting(hotelId));
}

export function retryUpload(hotelId: string, id: string): void {
  change(hotelId, id, { state: 'waiting', abort: new AbortController() });
  void whileRunning(sendWaiting(hotelId));
}

/** Cancels an upload, or removes a failed one from the list. */
export function cancelUpload(hotelId: string, id: string): void {
  find(hotelId, id)?.abort.abort();
  drop(hotelId, id);
}
