import { allotments } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { NotLoaded } from '@itinera/shared/record';
import { OutdatedNotice } from '@itinera/shared/ui';
import type { PartnerPart } from '../partnerPart';
import { PriceTools } from '../PriceTools';
import { NoAllotments } from './parts/NoAllotments';
import { RoomsOfMonth } from './RoomsOfMonth';

/** View of the rooms that a partner may sell, by night. */
export const Rooms: PartnerPart = ({ hotel, dmcId, partner }) => {
  const { data, error, dataUpdatedAt, refetch } = useList(allotments, { hotel_id: hotel.id, dmc_id: dmcId });
  if (data && data.result.length > 0)
    return (
      <>
        {error && <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={() => void refetch()} />}
        <RoomsOfMonth hotel={hotel} dmcId={dmcId} partner={partner} allotments={data.result} />
      </>
    );
  return (
    <>
      <PriceTools label="Rooms" />
      {data ? (
        <NoAllotments month={undefined} />
      ) : (
        <NotLoaded what="allotments" error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
};
