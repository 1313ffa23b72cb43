import { formatInstant } from '@itinera/shared/format';
import { useNavigate } from '@itinera/shared/router';
import { discardDraft, keepDraft, showSnackbar, useDrafts, type Draft } from '@itinera/shared/state';
import { Alert, Box, Button } from '@itinera/shared/ui';
import { useEffect, useState } from 'react';

/** A form that the address opens restores its draft by itself, so that nothing has to be offered. */
const OPENING_MS = 1500;

/** List of unsaved input, each entry with a link to its form. */
export function FoundDraftsNotice() {
  const drafts = useDrafts();
  const found = Object.entries(drafts).filter(([, { state }]) => state === 'found');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return found.map(([key, draft]) => <FoundDraft key={key} id={key} draft={draft} />);
}

function FoundDraft({ id, draft }: { id: string; draft: Draft }) {
  const { title, subject, address, at } = draft;
  const navigate = useNavigate();
  const [isRestoring, setRestoring] = useState(false);
  const [isUnopened, setUnopened] = useState(false);
  useEffect(() => {
    if (!isRestoring) return;
    const timer = setTimeout(() => setUnopened(true), OPENING_MS);
    return () => clearTimeout(timer);
  }, [isRestoring]);

  const restore = () => {
    setRestoring(true);
    void navigate(address);
  };
  const discard = () => {
    discardDraft(id);
    showSnackbar(`Unsaved changes in ${subject} discarded`, 'info', {
      label: 'Undo',
      undoes: true,
      run: () => keepDraft(id, draft),
    });
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <>
          <Button color="inherit" size="small" disabled={isRestoring} onClick={restore}>
            Restore
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      Unsaved changes in <strong>{subject}</strong>{' '}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        ({title}, {formatInstant(new Date(at).toISOString())})
      </Box>
      {isUnopened && `. Open “${title}” again to see them.`}
    </Alert>
  );
}
