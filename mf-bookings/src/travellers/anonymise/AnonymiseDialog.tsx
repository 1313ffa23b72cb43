import { travellers, type Traveller } from '@itinera/shared/contracts';
import { tagOf, useAct } from '@itinera/shared/data';
import { ConfirmDialog, TypedName } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { nameOf } from '../form/traveller';

interface AnonymiseDialogProps {
  traveller: Traveller;
  onClose: () => void;
}

/** Anonymises a person on their request. It can't be undone, so the name is typed first. */
export function AnonymiseDialog({ traveller, onClose }: AnonymiseDialogProps) {
  const [typed, setTyped] = useState('');
  const name = nameOf(traveller);
  const { run, isBusy, problem } = useAct(
    { path: `${travellers.path}/${traveller.id}/anonymise`, tag: tagOf(traveller), refresh: [travellers] },
    () => {
      showSnackbar('Traveler anonymised', 'success');
      onClose();
    },
  );

  return (
    <ConfirmDialog
      question={`Anonymise ‘${name}’?`}
      verb="Anonymise"
      cancelVerb="Keep personal data"
      isDangerous
      isReady={typed.trim() === name && !isBusy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Typography>
          Initials, year of birth, sex and nationality remain, because bookings depend on them. Contact data,
          papers, companions and notes are erased for good: also in bookings of this person as the customer,
          in the history, in mails and in texts that have the whole name. Documents of these bookings are
          replaced by an empty page: download first what the law requires you to keep.
        </Typography>
        <TypedName name={name} value={typed} onChange={setTyped} />
      </Stack>
    </ConfirmDialog>
  );
}
