import { notifications, readAllNotificationsPath } from '@itinera/shared/contracts';
import { act, failureOf, type Action } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';

async function written(action: Action): Promise<void> {
  try {
    await act({ ...action, refresh: [notifications] });
  } catch (error) {
    const words = { whether: 'this was marked', refused: 'Not marked.' };
    showSnackbar(failureOf(error, words), 'error');
  }
}

/** Marks a notification as read or unread. A failure is shown; never rejects. */
export const mark = (id: string, is_read: boolean): Promise<void> =>
  written({ method: 'PUT', path: `${notifications.path}/${id}`, body: { is_read } });

export const markAll = (): Promise<void> => written({ path: readAllNotificationsPath });
