import { grouped, plural } from '@itinera/shared/format';
import { Box, Button, Paper, Stack, Typography } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shownAmount } from '../amounts/priceText';
import type { PastedCell, Refusal, Verdict } from './verdict';

interface PastePanelProps {
  verdict: Verdict;
  currency: string;
  onTake: (prices: readonly PastedCell[]) => void;
  onClose: () => void;
}

/** Preview of a paste or a file, before it is applied. */
export function PastePanel({ verdict, currency, onTake, onClose }: PastePanelProps) {
  const { changed, equal, refused, disambiguated, unmatched } = verdict;
  const [takesOutliers, setTakesOutliers] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // Of outliers only, the switch decides first.
  useEffect(
    () => root.current?.querySelector<HTMLElement>('[data-take]:enabled, [role=switch]')?.focus(),
    [verdict],
  );
  const outliers = changed.filter(({ usual }) => usual !== undefined);
  const cleared = changed.filter(({ text }) => text === '').length;
  const chosen = takesOutliers ? changed : changed.filter(({ usual }) => usual === undefined);
  const facts = [
    `${grouped(changed.length)} change`,
    cleared > 0 && `${cleared} of them cleared`,
    `${grouped(equal)} equal`,
    `${grouped(refused.length)} refused`,
    unmatched?.length && `${plural(unmatched.length, 'row or column', 'rows or columns')} skipped`,
    disambiguated.length > 0 && `${grouped(disambiguated.length)} read by the others`,
    outliers.length > 0 && plural(outliers.length, 'outlier'),
  ].filter(Boolean);
  return (
    <Paper
      ref={root}
      variant="outlined"
      role="region"
      aria-label={unmatched ? 'Import' : 'Paste'}
      sx={{ p: 1.5, mb: 1 }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
          {facts.join(' · ')}
        </Typography>
        {outliers.length > 0 && (
          <FormControlLabel
            control={
              <Switch size="small" checked={takesOutliers} onChange={(_event, on) => setTakesOutliers(on)} />
            }
            label="Take outliers"
          />
        )}
        <Button
          data-take
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => {
            onTake(chosen);
            onClose();
          }}
        >
          Take {grouped(chosen.length)} valid
        </Button>
        <Button color="inherit" onClick={onClose}>
          {chosen.length === 0 ? 'Close' : 'Cancel'}
        </Button>
      </Stack>
      <Refusals title="Skipped" refusals={unmatched ?? []} />
      <Refusals title="Refused" refusals={refused} />
      <Listed title="Read as the other prices are written" count={disambiguated.length}>
        {disambiguated.slice(0, MOST).map(({ where, text, as }) => (
          <li key={where}>
            <strong>‘{text}’</strong> {where}: {as}
          </li>
        ))}
      </Listed>
      <Listed
        title={`Far from the other prices of the row${takesOutliers ? '' : ', not taken'}`}
        count={outliers.length}
      >
        {outliers.slice(0, MOST).map(({ row, column, where, text, usual = 0 }) => (
          <li key={`${row}/${column}`}>
            <strong>{text}</strong> {where}: usually about {shownAmount(Math.round(usual), currency)}
          </li>
        ))}
      </Listed>
    </Paper>
  );
}

const MOST = 100;

const Refusals = ({ title, refusals }: { title: string; refusals: readonly Refusal[] }) => (
  <Listed title={title} count={refusals.length}>
    {refusals.slice(0, MOST).map(({ where, text, reason }, index) => (
      // Texts outside of the grid may be equal.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index}>
        <strong>‘{text}’</strong> {where}. {reason}
      </li>
    ))}
  </Listed>
);

function Listed({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Box
      component="section"
      aria-label={title}
      tabIndex={0}
      sx={{ mt: 1, maxHeight: 120, overflow: 'auto', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children}
        {count > MOST && <li>And {count - MOST} more.</li>}
      </Box>
    </Box>
  );
}
