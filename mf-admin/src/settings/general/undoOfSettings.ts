import { settingsForm, type Settings } from '@itinera/shared/contracts';
import { messageOf, updateSettings } from '@itinera/shared/data';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';

/** Undo action that restores settings; the server refuses it if another user has changed them since. */
export function undoOfSettings(saved: Settings, before: object): MessageAction {
  const changes = settingsForm.parse(before);
  return {
    label: 'Undo',
    undoes: true,
    run: () =>
      void updateSettings(saved, changes).then(
        () => showSnackbar('Settings are as before', 'success'),
        (error: unknown) => showSnackbar(`Not undone. ${messageOf(error)}`, 'warning'),
      ),
  };
}
