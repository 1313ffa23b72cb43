import { travellers, type Traveller } from '@itinera/shared/contracts';
import { messageOf, newKey, readAgain } from '@itinera/shared/data';
import { ConfirmDialog, TypedName } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { nameOf } from '../form/traveller';
import { travellerCall } from '../travellerCall';

interface AnonymiseDialogProps {
  traveller: Traveller;
  onClose: () => void;
}

/** Forgets a person who asks for it: it can't be undone, so the name is typed first. */
export function AnonymiseDialog({ traveller, onClose }: AnonymiseDialogProps) {
  const [key] = useState(newKey);
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = nameOf(traveller);

  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await travellerCall(traveller, { action: 'anonymise', data: {}, key });
      showSnackbar('Traveler anonymised', 'success');
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
      void readAgain(travellers);
    }
  };

  return (
    <ConfirmDialog
      question={`Anonymise ‘${name}’?`}
      verb="Anonymise"
      isDangerous
      isReady={typed.trim() === name && !isSending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Typography>
          Initials, birthday, sex and nationality remain, because bookings depend on them. Contact data,
          papers, companions and the note are erased for good. Customer data within bookings is not changed.
        </Typography>
        <TypedName name={name} value={typed} onChange={setTyped} />
      </Stack>
    </ConfirmDialog>
  );
}
