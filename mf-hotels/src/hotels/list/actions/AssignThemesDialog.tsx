import { EntitiesSelect } from '@itinera/shared/choices';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { choiceOf } from '@itinera/shared/kinds/dialogs';
import { Stack } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useState } from 'react';
import { theme } from '../../../hotel-themes/themes/theme';

interface AssignThemesDialogProps {
  /** Number of selected hotels. */
  count: number;
  /** `replaces`: current themes that are not among the ids are removed. */
  onAssign: (themeIds: string[], replaces: boolean) => void;
  onClose: () => void;
}

/** Assigns themes to selected hotels, in addition to their current ones or replacing them. */
export function AssignThemesDialog({ count, onAssign, onClose }: AssignThemesDialogProps) {
  const [themeIds, setThemeIds] = useState<string[]>([]);
  const [replaces, setReplaces] = useState(false);
  return (
    <ConfirmDialog
      question={`Assign themes to ${plural(count, 'hotel')}`}
      verb="Assign"
      isDangerous={false}
      isReady={replaces || themeIds.length > 0}
      onConfirm={() => onAssign(themeIds, replaces)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <EntitiesSelect
          label="Themes"
          hint={
            replaces
              ? 'Leave empty to remove all themes from these hotels.'
              : 'Added to the themes these hotels already have.'
          }
          {...choiceOf(theme)}
          value={themeIds}
          onChange={setThemeIds}
        />
        <FormControlLabel
          label="Replace existing themes"
          control={<Switch checked={replaces} onChange={(_event, checked) => setReplaces(checked)} />}
        />
      </Stack>
    </ConfirmDialog>
  );
}
