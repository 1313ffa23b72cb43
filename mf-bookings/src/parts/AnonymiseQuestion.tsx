import { useAct, type Action } from '@itinera/shared/data';
import { asShown } from '@itinera/shared/format';
import { ConfirmDialog, TypedName } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Stack, Typography } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';

interface AnonymiseQuestionProps {
  name: string;
  action: Action;
  /** Message afterwards. */
  done: string;
  /** What remains, and what is erased. */
  children: ReactNode;
  onClose: () => void;
}

/** Anonymises a person on their request. It can't be undone, so the name is typed first. */
export function AnonymiseQuestion({
  name: current,
  action,
  done,
  children,
  onClose,
}: AnonymiseQuestionProps) {
  // After a lost answer the entry may have its initials already, and the typed name must still confirm the retry.
  const [name] = useState(current.trim());
  const [typed, setTyped] = useState('');
  const { run, isBusy, problem } = useAct(action, () => {
    showSnackbar(done, 'success');
    onClose();
  });
  return (
    <ConfirmDialog
      question={`Anonymise ‘${name}’?`}
      verb="Anonymise"
      cancelVerb="Keep personal data"
      isDangerous
      isReady={asShown(typed) === asShown(name) && !isBusy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Typography>{children}</Typography>
        <TypedName name={name} value={typed} onChange={setTyped} />
      </Stack>
    </ConfirmDialog>
  );
}
