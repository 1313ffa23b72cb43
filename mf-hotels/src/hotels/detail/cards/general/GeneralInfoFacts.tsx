import type { Hotel } from '@itinera/shared/contracts';
import { formatInstant } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Paper, Stack, Typography, useShortcut } from '@itinera/shared/ui';
import { lazy, Suspense } from 'react';

const GeneralInfoDialog = lazy(() =>
  import('./GeneralInfoDialog').then((module) => ({ default: module.GeneralInfoDialog })),
);

/** General information of the hotel page, and its dialog at `?edit=general`. Read-only for partners. */
export function GeneralInfoCard({ hotel }: { hotel: Hotel }) {
  const { partner } = useSession();
  const dialog = useDialogAddress('edit');
  const mayEdit = partner === undefined;
  const editing = mayEdit && dialog.value === 'general';

  return (
    <Paper component="section" variant="outlined" aria-labelledby="general-info" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id="general-info" component="h2" variant="h2">
          General information
        </Typography>
        {mayEdit && <EditButton onClick={() => dialog.open('general')} />}
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
          columnGap: 2,
          m: 0,
          '& dt': { color: 'text.secondary', pt: 1 },
          '& dd': { m: 0, pt: { xs: 0, sm: 1 }, overflowWrap: 'anywhere' },
        }}
      >
        {linesOf(hotel).map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value || '—'}</dd>
          </Box>
        ))}
      </Box>
      {editing && (
        <Suspense>
          <GeneralInfoDialog key={hotel.id} hotel={hotel} onClose={dialog.close} />
        </Suspense>
      )}
    </Paper>
  );
}

const linesOf = (hotel: Hotel): [string, string][] => [
  ['Name', hotel.name],
  ['Pretty URL', hotel.url_pretty_name],
  ['Check-in from', hotel.check_in_time],
  ['Check-out until', hotel.check_out_time],
  ['Keywords', hotel.keywords],
  ['ID', hotel.id],
  ['Last changed', formatInstant(hotel.updated_at)],
];

function EditButton({ onClick }: { onClick: () => void }) {
  useShortcut('e', 'Edit general information', onClick);
  return (
    <Button aria-keyshortcuts="e" onClick={onClick}>
      Edit general information
    </Button>
  );
}
