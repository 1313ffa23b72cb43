import { grouped, plural } from '@itinera/shared/format';
import { SideSheet } from '@itinera/shared/forms';
import { NotLoaded } from '@itinera/shared/record';
import { Box, Button, Link, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import type { PriceDialogProps } from '../priceDialog';
import { usePriceDialog } from '../usePriceDialog';
import type { FindingGroup } from './finding';
import { useFindings } from './useFindings';

/** Further findings of a kind are only counted. */
const MOST = 50;

/** Possible mistakes in the saved prices, each linked to the place that fixes it; Back returns to the others. */
export function CheckDialog({ onClose, ...prices }: PriceDialogProps) {
  const titleId = useId();
  const { groups, error, refetch } = useFindings(prices);
  const count = groups?.reduce((sum, { findings }) => sum + findings.length, 0) ?? 0;
  return (
    <SideSheet titleId={titleId} size="md" onClose={onClose}>
      <DialogTitle id={titleId}>Check prices</DialogTitle>
      <DialogContent>
        {groups ? (
          <>
            <Typography role="status">
              {count === 0
                ? 'No mistakes found in the saved prices'
                : `${plural(count, 'finding')} in the saved prices`}
            </Typography>
            {groups.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </>
        ) : (
          <NotLoaded what="prices" error={error} onRetry={refetch} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SideSheet>
  );
}

function Group({ group: { title, findings } }: { group: FindingGroup }) {
  const { open, showCell } = usePriceDialog();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2" id={id}>
        {title} · {grouped(findings.length)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {findings.slice(0, MOST).map(({ text, dialog, presets }) => (
          <li key={`${text} ${Object.values(presets).join(' ')}`}>
            <Link
              component="button"
              type="button"
              onClick={() => (dialog ? open(dialog, presets) : showCell(presets))}
              sx={{ font: 'inherit', textAlign: 'start', py: 0.25 }}
            >
              {text}
            </Link>
          </li>
        ))}
        {findings.length > MOST && <li>And {grouped(findings.length - MOST)} more</li>}
      </Box>
    </Box>
  );
}
