import { useSettings } from '@itinera/shared/data';
import { CardFrame, focusedCard, NotLoaded } from '@itinera/shared/record';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import type { AllSettings } from './general/card';
import { cards } from './general/cards';
import { SettingsAreas } from './SettingsAreas';
import { JobsCard } from './system/JobsCard';
import { PartsCard } from './system/PartsCard';
import { ServerCard } from './system/ServerCard';
import { ViolationsCard } from './system/ViolationsCard';

/** Settings, one card per group that is decided together. The last cards show the state of the server. */
export default function SettingsPage() {
  const { data, error, refetch } = useSettings();
  return (
    <Page title="Settings">
      <SettingsAreas>
        {data ? (
          // Staff receive all settings.
          <Cards settings={data as AllSettings} />
        ) : (
          <NotLoaded what="settings" rows={12} error={error} onRetry={() => void refetch()} />
        )}
      </SettingsAreas>
    </Page>
  );
}

function Cards({ settings }: { settings: AllSettings }) {
  const { value, open, close } = useDialogAddress('dialog');
  useShortcut('e', 'Edit the focused card', () => open(focusedCard() ?? cards[0]?.name ?? ''));
  const Dialog = cards.find(({ name }) => name === value)?.Dialog;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {cards.map(({ name, title, isWide, Facts }) => (
          <CardFrame key={name} {...{ name, title, isWide }} onEdit={() => open(name)}>
            <Facts settings={settings} />
          </CardFrame>
        ))}
        <ServerCard />
        <JobsCard />
        <ViolationsCard />
        <PartsCard />
      </Box>
      <Suspense>{Dialog && <Dialog key={value} settings={settings} onClose={close} />}</Suspense>
    </>
  );
}
