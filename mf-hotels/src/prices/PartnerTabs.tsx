import { useSearchParams } from '@itinera/shared/router';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { usePriceCoverage } from './coverage/usePriceCoverage';
import { usePriceDrafts } from './drafts/priceDrafts';
import type { PricePartner } from './usePartners';

interface PartnerTabsProps {
  hotelId: string;
  partners: readonly PricePartner[];
  chosen: PricePartner;
}

/** Tabs of partners, with currency, price coverage and a mark for unsaved edits. */
export function PartnerTabs({ hotelId, partners, chosen }: PartnerTabsProps) {
  const [search, setSearch] = useSearchParams();
  const unsaved = usePriceDrafts(hotelId);
  const { data: coverage = [] } = usePriceCoverage({ hotel_id: hotelId });
  const covered = new Map(coverage.map(({ dmc_id, percent }) => [dmc_id, `${percent} %`]));
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('dmc_id', id);
    setSearch(next, { replace: true });
  };
  return (
    <Tabs
      value={chosen.id}
      onChange={(_event, id: string) => choose(id)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Partners"
      sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 1.5, py: 0.5 } }}
    >
      {partners.map(({ id, name, currency }) => (
        <Tab
          key={id}
          value={id}
          label={[name, currency, covered.get(id), unsaved.includes(id) && 'not saved']
            .filter(Boolean)
            .join(' · ')}
          id={`prices-of-${id}`}
          aria-controls="prices"
        />
      ))}
    </Tabs>
  );
}
