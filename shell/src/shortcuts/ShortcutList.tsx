import { useShortcuts } from '@itinera/shared/state';
import { Box, styled, Typography } from '@itinera/shared/ui';
import { OverlaySheet } from '../overlays/OverlaySheet';
import type { OverlayProps } from '../overlays/overlay';
import { isSequence } from './matches';
import { rememberSingleKeys } from './singleKeys';

const Keys = styled('kbd')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.8125rem',
  padding: '2px 8px',
  borderRadius: 6,
  border: `1px solid ${theme.palette.control}`,
}));

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
const spoken = (keys: string) => keys.replace('Mod', isMac ? '⌘' : 'Ctrl').replace('+', ' + ');

/** Keys of a shortcut; two keys of a sequence are shown as two. */
const KeysOf = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key, index) => (
    <span key={`${index} ${key}`}>
      {index > 0 && ' then '}
      <Keys>{spoken(key)}</Keys>
    </span>
  ));

/** Shortcuts of the current screen. */
export function ShortcutList({ onClose }: OverlayProps) {
  const { offered, singleKeys } = useShortcuts();
  // Several parts of a screen may offer the same keys; the last one wins.
  const winning = offered.filter(
    ({ keys }, index) => !offered.slice(index + 1).some((later) => later.keys === keys),
  );
  // The page's own come first, because there are many for navigation.
  const shown = winning.toSorted(
    (one, other) => Number(isSequence(one.keys)) - Number(isSequence(other.keys)),
  );
  return (
    <OverlaySheet title="Keyboard shortcuts" onClose={onClose}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, alignItems: 'center', m: 0 }}
      >
        {shown.map(({ keys, label }) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <dt>
              <KeysOf keys={keys} />
            </dt>
            <Typography component="dd" sx={{ m: 0 }}>
              {label}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 32 }}>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ target }) => rememberSingleKeys(target.checked)}
        />
        Use single-key shortcuts
      </Box>
      <Typography variant="body2" color="textSecondary">
        Turn them off if you use dictation or press keys by accident. Shortcuts with {isMac ? '⌘' : 'Ctrl'}{' '}
        still work.
      </Typography>
    </OverlaySheet>
  );
}
