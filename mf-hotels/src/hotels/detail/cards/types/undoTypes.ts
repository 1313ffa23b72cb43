import { graphPrices, hotels, type Hotel, type HotelUpdate } from '@itinera/shared/contracts';
import { beginRun, messageOf, queryClient, runWrites, tagOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';

const put = (path: string, body: Record<string, unknown>, if_match?: string) => ({
  operation: { method: 'PUT' as const, path, body, if_match },
});

/** Restores the types under the ETag of the save, then activates the price lines again. */
async function undo(saved: Hotel, before: HotelUpdate, lines: readonly string[]): Promise<void> {
  const { id, name } = saved;
  const hotel = { id, name, ...put(`${hotels.path}/${id}`, { ...before }, tagOf(saved)) };
  const restored = await runWrites(hotels, beginRun([hotel]), { onRefusal: 'stop' });
  if (restored.failure)
    return showSnackbar(`Hotel ‘${name}’: change not undone. ${messageOf(restored.failure.error)}`, 'error');
  const writes = lines.map((line) => ({
    id: line,
    name: 'price row',
    ...put(`${graphPrices.path}/${line}`, { is_active: true }),
  }));
  const { done } = await runWrites(graphPrices, beginRun(writes), { onRefusal: 'skip' });
  await queryClient.invalidateQueries({ queryKey: [graphPrices.path] });
  if (lines.length === 0) return showSnackbar(`Hotel ‘${name}’: change undone`, 'success');
  const active = `${plural(done.length, 'price row')} active again`;
  const rest = lines.length - done.length;
  if (rest === 0) return showSnackbar(`Hotel ‘${name}’: change undone, ${active}`, 'success');
  showSnackbar(
    `Hotel ‘${name}’: change undone, ${active}. ${plural(rest, 'price row')} stay inactive.`,
    'warning',
  );
}

/** Undo of saved rooms or boardings. `lines`: price lines that the save has deactivated. */
export const undoOfTypes = (saved: Hotel, before: HotelUpdate, lines: readonly string[]): MessageAction => ({
  label: 'Undo',
  undoes: true,
  run: () => void undo(saved, before, lines),
});
