import { hotelDmcs, type HotelDmc } from '@itinera/shared/contracts';
import { beginRun, messageOf, runWrites, undoAction, undosOf } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import { defaultWrite } from '../links/defaultWrite';

/** Makes a partner the hotel's default. Shows the outcome with Undo, or the reason of a refusal. */
export async function makeDefault(links: readonly HotelDmc[], link: HotelDmc, name: string): Promise<void> {
  const write = defaultWrite(hotelDmcs, links, link);
  if (!write) return;
  const run = await runWrites(hotelDmcs, beginRun([write]), { onRefusal: 'stop' });
  if (run.failure)
    return showSnackbar(`${name} is not the default partner. ${messageOf(run.failure.error)}`, 'error');
  const words = { done: 'Default partner: change undone', refused: 'Default partner: change not undone.' };
  showSnackbar(`${name} is the default partner`, 'success', undoAction(hotelDmcs, undosOf(run), words));
}
