import { hotelThemes, type HotelTheme } from '@itinera/shared/contracts';
import { messageOf, useBulk, useList } from '@itinera/shared/data';
import { ConfirmDialog } from '@itinera/shared/forms';
import { ReorderableList } from '@itinera/shared/reorder';
import { Alert, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { weightsInOrder } from './weightsInOrder';
import { weightWrite } from './weightWrite';

/** Puts all themes in an order, which becomes their weights when it is saved. */
export function OrderThemes({ onClose }: { onClose: () => void }) {
  const { data, error } = useList(hotelThemes, { with_tags: true });
  const [ordered, setOrdered] = useState<HotelTheme[]>();
  const [isSaving, setSaving] = useState(false);
  const bulk = useBulk(hotelThemes);
  const themes = ordered ?? data?.result ?? [];

  async function save() {
    const weights = weightsInOrder(themes);
    const writes = themes.flatMap((theme, place) => {
      const weight = weights[place];
      return weight === undefined || weight === theme.weight ? [] : [weightWrite(theme, weight)];
    });
    setSaving(true);
    const isDone = writes.length === 0 || (await bulk.run(writes, { noun: 'hotel theme', done: 'moved' }));
    setSaving(false);
    if (isDone) onClose();
  }

  return (
    <ConfirmDialog
      question="Order hotel themes"
      verb="Save order"
      isDangerous={false}
      isReady={ordered !== undefined && !isSaving}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Themes at the top come first. Saving changes their weights.
      </Typography>
      <ReorderableList
        label="Hotel themes"
        layout="rows"
        items={themes}
        nameOf={({ name }) => name}
        onReorder={setOrdered}
      >
        {({ name }, { handle }) => (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
            {handle}
            {name}
          </Stack>
        )}
      </ReorderableList>
    </ConfirmDialog>
  );
}
