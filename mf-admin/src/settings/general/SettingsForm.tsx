import type { Settings, SettingsChanges, SettingsForm as Form } from '@itinera/shared/contracts';
import { useUpdateSettings } from '@itinera/shared/data';
import { FormDialog } from '@itinera/shared/forms';
import type { ComponentProps, ReactNode } from 'react';
import type { AllSettings } from './card';
import { labels } from './labels';
import { undoOfSettings } from './undoOfSettings';

type Dialog = ComponentProps<typeof FormDialog<Form, SettingsChanges, Settings>>;

interface SettingsFormProps extends Pick<Dialog, 'form' | 'title' | 'shown' | 'maxWidth'> {
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
