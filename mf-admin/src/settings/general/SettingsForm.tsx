import {
  type Settings,
  type SettingsChanges,
  type SettingsForm as Form,
  settingsForm,
} from '@itinera/shared/contracts';
import { useUpdateSettings, messageOf, updateSettings } from '@itinera/shared/data';
import { FormDialog } from '@itinera/shared/forms';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import type { ComponentProps, ReactNode } from 'react';
import type { AllSettings } from './card';
import { labels } from './labels';

/** Undo action that restores settings; the server refuses it if another user has changed them since. */
function undoOfSettings(saved: Settings, before: object): MessageAction {
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

type Dialog = ComponentProps<typeof FormDialog<Form, SettingsChanges, Settings>>;

interface SettingsFormProps extends Pick<Dialog, 'form' | 'title' | 'shown' | 'size'> {
  /** Name of the card. */
  name: string;
  settings: AllSettings;
  onClose: () => void;
  children: ReactNode;
}

/** Form of a card. It sends its own fields only, so that two people can save two cards at once. */
export function SettingsForm({ name, settings, onClose, ...dialog }: SettingsFormProps) {
  const { mutateAsync } = useUpdateSettings(settings);
  return (
    <FormDialog
      {...dialog}
      save={mutateAsync}
      saved="Settings changed"
      undoOf={undoOfSettings}
      draftKey={`settings-${name}`}
      labels={labels}
      onClose={() => onClose()}
    />
  );
}
