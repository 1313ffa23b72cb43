import { EntitiesInput } from '@itinera/shared/choices';
import { hotels, themesOfHotel } from '@itinera/shared/contracts';
import { beginRun, runWrites, undoAction, undosOf } from '@itinera/shared/data';
import { FormDialog, HistoryButton, useContractForm, useWatch } from '@itinera/shared/forms';
import { choiceOf } from '@itinera/shared/kinds/dialogs';
import { theme } from '../../../../hotel-themes/themes/theme';
import { themeWrite } from '../../../list/actions/themeWrite';
import { historyOfHotel } from '../../historyOfHotel';
import type { CardDialogProps } from '../card';
import { nameInCache } from '../links/nameInCache';

const labels = { hotel_theme_id: 'Themes' } as const;

/** Dialog of the themes of a hotel. The specified call sets all of them, so that it is safe to repeat. */
export function ThemesDialog({ hotel, onClose }: CardDialogProps) {
  const form = useContractForm(themesOfHotel, {
    hotel_theme_id: hotel.hotel_themes?.map(({ id }) => id) ?? [],
  });
  const chosen = useWatch({ control: form.control, name: 'hotel_theme_id' });
  const known = new Map(hotel.hotel_themes?.map(({ id, name }) => [id, name]));
  const nameOfTheme = (id: unknown) =>
    known.get(String(id)) ?? nameInCache(theme.of.path, id, theme.nameOf) ?? 'a theme';
  const named = `Themes of ‘${hotel.name}’`;
  return (
    <FormDialog
      title="Edit themes"
      form={form}
      save={async ({ hotel_theme_id }) => {
        const run = await runWrites(hotels, beginRun([themeWrite(hotel, hotel_theme_id)]), {
          onRefusal: 'stop',
        });
        if (run.failure) throw run.failure.error;
        return run;
      }}
      saved="Hotel updated"
      undoOf={(run) =>
        undoAction(hotels, undosOf(run), {
          done: `${named}: change undone`,
          refused: `${named}: not undone.`,
        })
      }
      draftKey={`hotel-themes-${hotel.id}`}
      onClose={() => onClose()}
      labels={labels}
      shown={{ hotel_theme_id: { each: nameOfTheme } }}
      tools={<HistoryButton of={historyOfHotel(hotel.id)} />}
    >
      <EntitiesInput
        control={form.control}
        name="hotel_theme_id"
        label={labels.hotel_theme_id}
        hint="Heavier themes come first"
        {...choiceOf(theme)}
        except={chosen}
      />
    </FormDialog>
  );
}
