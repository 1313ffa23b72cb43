import { hotels, type Hotel } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { RecordPage } from '@itinera/shared/record';
import { pathTo } from '@itinera/shared/routes';
import { useParams } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { EditedCard } from './cards/EditedCard';
import { HotelContent } from './HotelContent';
import { HotelHead } from './HotelHead';
import { HotelLine } from './HotelLine';
import { HotelSections, useSection } from './HotelSections';
import { HotelMenuButton } from './menu/HotelMenuButton';
import { PreviewBanner } from './preview/PreviewBanner';
import { useReadsAsPartner } from './preview/useReadsAsPartner';
import { DuplicatedHotel } from '../duplicate/DuplicatedHotel';
import { PriceDrafts } from '../../prices/drafts/PriceDrafts';

const HotelHistory = onDemand(() =>
  import(/* webpackChunkName: "prices" */ './history/HotelHistory').then((module) => ({
    default: module.HotelHistory,
  })),
);

const PriceTab = onDemand(() =>
  import(/* webpackChunkName: "prices" */ '../../prices/PriceTab').then((module) => ({
    default: module.PriceTab,
  })),
);

const RestrictionsTab = onDemand(() =>
  import(/* webpackChunkName: "prices" */ '../../prices/restrictions/RestrictionsTab').then((module) => ({
    default: module.RestrictionsTab,
  })),
);

const addressOf = (id: string) => pathTo('hotels-id', { id });

export default function HotelPage() {
  const { id = '' } = useParams();
  const readsAsPartner = useReadsAsPartner();
  return (
    <RecordPage
      of={hotels}
      loaded={useOne(hotels, id, { with_data: true })}
      noun="hotel"
      titleOf={({ name }) => name}
      addressOf={addressOf}
      list={pathTo('hotels')}
      whenGone="It may have been deleted, or you may not have access to it."
      besideOf={(hotel) => <HotelBeside hotel={hotel} />}
      actions={!readsAsPartner && <HotelMenuButton id={id} />}
    >
      {(hotel) => <HotelBody hotel={hotel} />}
    </RecordPage>
  );
}

/** Tabs beside the title, on all of them in the same place; where a grid needs the height below, the facts as well. */
function HotelBeside({ hotel }: { hotel: Hotel }) {
  const readsAsPartner = useReadsAsPartner();
  const { isPreview, isGrid } = useShownTab();
  return (
    <>
      {!isPreview && <HotelSections isPartner={readsAsPartner} />}
      {isGrid && <HotelLine hotel={hotel} isCut />}
    </>
  );
}

function useShownTab() {
  const { partner } = useSession();
  const readsAsPartner = useReadsAsPartner();
  const { tab } = useSection(readsAsPartner);
  return {
    tab,
    isPreview: readsAsPartner && partner === undefined,
    isGrid: tab === 'price' || tab === 'restrictions',
  };
}

function HotelBody({ hotel }: { hotel: Hotel }) {
  const readsAsPartner = useReadsAsPartner();
  const { tab, isPreview, isGrid } = useShownTab();
  return (
    <>
      {isPreview && <PreviewBanner />}
      {!isGrid && <HotelHead hotel={hotel} />}
      <Suspense key={tab}>
        {tab === 'history' ? (
          <HotelHistory id={hotel.id} />
        ) : tab === 'price' && !isPreview ? (
          <PriceTab hotel={hotel} />
        ) : tab === 'restrictions' && !isPreview ? (
          <RestrictionsTab hotel={hotel} />
        ) : (
          <HotelContent hotel={hotel} />
        )}
      </Suspense>
      <EditedCard hotel={hotel} />
      {!readsAsPartner && <DuplicatedHotel />}
      <PriceDrafts hotelId={hotel.id} />
    </>
  );
}
