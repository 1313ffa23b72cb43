import type { SearchInput } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { LineInput } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Box, Button, RowsLoading } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle, Tab, Tabs } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import type { FoundRow } from '../foundRows';
import { offerText, type OfferLanguage } from './offerText';
import { useOfferNames } from './useOfferNames';

const languages = [
  ['ru', 'Russian'],
  ['en', 'English'],
] as const satisfies [OfferLanguage, string][];

/** Remembered, because the next customer often speaks the same language. */
let lastLanguage: OfferLanguage = 'ru';

interface CopyDialogProps {
  row: FoundRow;
  search: SearchInput;
  onClose: () => void;
}

/** A trip as text for the customer, which can be edited before it is copied. */
export function CopyDialog({ row, search, onClose }: CopyDialogProps) {
  const [language, setLanguage] = useState(lastLanguage);
  const [typed, setTyped] = useState<Partial<Record<OfferLanguage, string>>>({});
  const [hasFailed, setFailed] = useState(false);
  const names = useOfferNames(row, language);
  const { data: settings } = useSettings();
  const titleId = useId();
  const text =
    names &&
    (typed[language] ??
      offerText(
        {
          trip: row.trip,
          freeUntil: row.freeUntil,
          names,
          adults: search.adults,
          childAges: search.child_ages,
          currency: row.result.currency,
          expires_at: row.result.expires_at,
          company: settings?.company_name,
        },
        language,
      ));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '');
    } catch {
      return setFailed(true);
    }
    lastLanguage = language;
    showSnackbar('Offer copied', 'success');
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <DialogTitle id={titleId}>Offer for the customer</DialogTitle>
        <DialogContent>
          <Tabs
            value={language}
            onChange={(_event, chosen: OfferLanguage) => setLanguage(chosen)}
            aria-label="Language of the offer"
          >
            {languages.map(([value, label]) => (
              <Tab key={value} value={value} label={label} />
            ))}
          </Tabs>
          <Box role="tabpanel" aria-label="Text of the offer" lang={language} sx={{ mt: 2 }}>
            {text === undefined ? (
              <RowsLoading rows={6} label="Loading the text" />
            ) : (
              <LineInput
                label="Text"
                multiline
                minRows={9}
                value={text}
                onChange={(changed) => setTyped({ ...typed, [language]: changed })}
              />
            )}
          </Box>
          {hasFailed && (
            <Alert severity="error" sx={{ mt: 1 }}>
              The browser does not let this page copy. Select the text and press Ctrl+C.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" autoFocus aria-disabled={text === undefined}>
            Copy
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
