import { useSearchParams } from '@itinera/shared/router';
import { Box } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import type { ReactNode } from 'react';
import { usePriceCoverage } from './coverage/usePriceCoverage';
import { usePriceDrafts } from './drafts/priceDrafts';
import { PriceMenu } from './PriceMenu';
import type { PricePartner } from './usePartners';

interface PartnerTabsProps {
  hotelId: string;
  partners: readonly PricePartner[];
  chosen: PricePartner;
  /** Beside the tabs. */
  children: ReactNode;
}

/** The tabs scroll in what the others leave. */
const oneLine = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  columnGap: 1,
  alignItems: 'center',
  '& > .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;

/**
 * Tabs of the partners of the hotel, with currency, price coverage and a mark for unsaved edits; others are behind a button, as there may be
 * many.
 */
export function PartnerTabs({ hotelId, partners, chosen, children }: PartnerTabsProps) {
  const [search, setSearch] = useSearchParams();
  const unsaved = usePriceDrafts(hotelId);
  const { data: coverage = [] } = usePriceCoverage({ hotel_id: hotelId });
  const covered = new Map(coverage.map(({ dmc_id, percent }) => [dmc_id, `${percent} %`]));
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('dmc_id', id);
    setSearch(next, { replace: true });
  };
  const isShown = ({ id, currency }: PricePartner) => currency !== undefined || id === chosen.id;
  const others = partners.filter((partner) => !isShown(partner));
  return (
    <Box sx={oneLine}>
      <Tabs
        value={chosen.id}
        onChange={(_event, id: string) => choose(id)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Partners"
        sx={{
          minHeight: 32,
          minWidth: 0,
          '& .MuiTab-root': { minHeight: 32, minWidth: 0, px: 1.5, py: 0.5 },
        }}
      >
        {partners.filter(isShown).map(({ id, name, currency }) => (
          <Tab
            key={id}
            value={id}
            label={[name, currency, covered.get(id), unsaved.some(({ dmcId }) => dmcId === id) && 'not saved']
              .filter(Boolean)
              .join(' · ')}
            id={`prices-of-${id}`}
            aria-controls="prices"
          />
        ))}
      </Tabs>
      {others.length > 0 && (
        <PriceMenu
          label="+ Partner"
          items={others.map(({ id, name }) => ({ name: id, title: name }))}
          onOpen={choose}
        />
      )}
      <Box sx={{ marginInlineStart: 'auto', flexShrink: { lg: 0 } }}>{children}</Box>
    </Box>
  );
}
