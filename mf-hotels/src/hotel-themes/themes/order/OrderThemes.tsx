import { hotelThemes, themesInOrder, type HotelTheme } from '@itinera/shared/contracts';
import { beginRun, runWrites, undoAction, undosOf } from '@itinera/shared/data';
import { FormDialog, useContractForm, useController } from '@itinera/shared/forms';
import { ReorderableList } from '@itinera/shared/reorder';
import { Stack, Typography } from '@itinera/shared/ui';
import { LoadedLinks } from '../../../parts/LoadedLinks';
import { weightsInOrder } from './weightsInOrder';
import { weightWrite } from './weightWrite';

const title = 'Order hotel themes';
const labels = { ids: 'Order' } as const;
const words = { done: 'Order of hotel themes: change undone', refused: 'Order of hotel themes: not undone.' };

interface OrderFormProps {
  themes: readonly HotelTheme[];
  onClose: () => void;
}

function OrderForm({ themes, onClose }: OrderFormProps) {
  const form = useContractForm(themesInOrder, { ids: themes.map(({ id }) => id) });
  const { field } = useController({ control: form.control, name: 'ids' });
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => themes.find((theme) => theme.id === id) ?? []);
  return (
    <FormDialog
      title={title}
      form={form}
      save={async ({ ids }) => {
        const ordered = named(ids);
        const weights = weightsInOrder(ordered);
        const writes = ordered.flatMap((theme, place) => {
          const weight = weights[place];
          return weight === undefined || weight === theme.weight ? [] : [weightWrite(theme, weight)];
        });
        const run = await runWrites(hotelThemes, beginRun(writes), { onRefusal: 'stop' });
        if (run.failure) throw run.failure.error;
        return run;
      }}
      saved="Hotel themes updated"
      undoOf={(run) => undoAction(hotelThemes, undosOf(run), words)}
      draftKey="hotel-themes-order"
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography color="textSecondary">
        Themes at the top come first. Saving changes their weights.
      </Typography>
      <ReorderableList
        label="Hotel themes"
        layout="rows"
        items={named(field.value)}
        nameOf={({ name }) => name}
        onReorder={(ordered) => field.onChange(ordered.map(({ id }) => id))}
      >
        {({ name }, { handle }) => (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
            {handle}
            {name}
          </Stack>
        )}
      </ReorderableList>
    </FormDialog>
  );
}

/** Reorders all themes; saving turns their places into weights. */
export const OrderThemes = ({ onClose }: { onClose: () => void }) => (
  <LoadedLinks collection={hotelThemes} query={{ with_tags: true }} title={title} onClose={onClose}>
    {(themes) => <OrderForm themes={themes} onClose={onClose} />}
  </LoadedLinks>
);
