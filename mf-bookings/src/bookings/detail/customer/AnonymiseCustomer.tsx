import { bookingCustomers } from '@itinera/shared/contracts';
import { useAct } from '@itinera/shared/data';
import { ConfirmDialog, TypedName } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';

/** Anonymises a customer who is no traveller, on the person's request. It can't be undone, so the name is typed first. */
export function AnonymiseCustomer({ booking: { customer }, onClose }: BlockDialogProps) {
  const [typed, setTyped] = useState('');
  const { run, isBusy, problem } = useAct(
    partAction(bookingCustomers, customer?.id ?? '', 'anonymise'),
    () => {
      showSnackbar('Customer anonymised', 'success');
      onClose();
    },
  );
  if (!customer) return null;
  const { name } = customer;
  return (
    <ConfirmDialog
      question={`Anonymise ‘${name}’?`}
      verb="Anonymise"
      cancelVerb="Keep personal data"
      isDangerous
      isReady={typed.trim() === name.trim() && !isBusy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Typography>
          Initials and country remain. E-mail, phone, address and note are erased for good: also in the
          history, in mails and in texts that have the whole name. Documents of this booking are replaced by
          an empty page: download first what the law requires you to keep.
        </Typography>
        <TypedName name={name.trim()} value={typed} onChange={setTyped} />
      </Stack>
    </ConfirmDialog>
  );
}
