import { notifications, readAllNotificationsPath } from '@itinera/shared/contracts';
import { call, client, inTurn, messageOf, newKey, readAgain, repeatIfLost } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';

async function written(path: string, write: (key: string) => Promise<unknown>): Promise<void> {
  const own = newKey();
  try {
    await inTurn([path], () => repeatIfLost(() => write(own)));
  } catch (error) {
    showSnackbar(`Not marked. ${messageOf(error)}`, 'error');
  }
  await readAgain(notifications);
}

/** Marks a notification as read or unread. A failure is shown; never rejects. */
export const mark = (id: string, is_read: boolean): Promise<void> =>
  written(`${notifications.path}/${id}`, (own) =>
    client(notifications).update(id, { is_read }, undefined, own),
  );

export const markAll = (): Promise<void> =>
  written(notifications.path, (own) =>
    call({ method: 'POST', url: readAllNotificationsPath, headers: { 'Idempotency-Key': own } }),
  );
