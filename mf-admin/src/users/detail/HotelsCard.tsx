import { EntitySelect } from '@itinera/shared/choices';
import { hotelDmcs, hotels, type Hotel, type User } from '@itinera/shared/contracts';
import { act, failureOf, useList, useOne } from '@itinera/shared/data';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { showSnackbar } from '@itinera/shared/state';
import { Box, Link, Typography } from '@itinera/shared/ui';

const nameOf = ({ name }: Hotel): string => name;

/** The hotels of a partner, each linked to its agreement, which is edited there. */
export function HotelsCard({ user }: { user: User }) {
  const { data, error, refetch } = useList(hotelDmcs, { dmc_id: user.id });
  // Hotels of active links come in one request; the few others are read one by one.
  const { data: offered } = useList(hotels, { dmc_id: user.id, page: 1, per_page: 200 });
  const names = new Map(offered?.result.map(({ id, name }) => [id, name]));
  return (
    <CardFrame name="hotels" title="Hotels">
      {!data && <NotLoaded what="hotels" error={error} onRetry={() => void refetch()} />}
      {data?.result.length === 0 && (
        <Typography color="textSecondary">This partner sees no hotel. Add the first one.</Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 0.75,
          mb: 1.5,
          p: 0,
          display: 'grid',
          gap: 0.5,
          maxHeight: 280,
          overflow: 'auto',
        }}
      >
        {data?.result.map((link) => (
          <li key={link.id}>
            {names.has(link.hotel_id) || link.is_active ? (
              <HotelLink id={link.hotel_id} name={names.get(link.hotel_id)} />
            ) : (
              <InactiveHotel id={link.hotel_id} />
            )}
          </li>
        ))}
      </Box>
      {data && <AddHotel user={user} linked={data.result.map(({ hotel_id }) => hotel_id)} />}
    </CardFrame>
  );
}

const HotelLink = ({ id, name = 'Hotel' }: { id: string; name: string | undefined }) => (
  <Link
    component={RouterLink}
    to={pathTo('hotels-id', { id }, { edit: 'partners' })}
    sx={{ overflowWrap: 'anywhere' }}
  >
    {name}
  </Link>
);

function InactiveHotel({ id }: { id: string }) {
  const { data } = useOne(hotels, id);
  return (
    <>
      <HotelLink id={id} name={data?.name} />, inactive
    </>
  );
}

interface AddHotelProps {
  user: User;
  linked: readonly string[];
}

function AddHotel({ user, linked }: AddHotelProps) {
  const add = async (hotel_id: string) => {
    const body = { hotel_id, dmc_id: user.id, currency: user.currency };
    try {
      await act({ path: hotelDmcs.path, body, refresh: [hotelDmcs, hotels] });
      showSnackbar('Hotel added', 'success');
    } catch (error) {
      const words = { whether: 'the hotel was added', refused: 'The hotel was not added.' };
      showSnackbar(failureOf(error, words), 'error');
    }
  };
  return (
    <EntitySelect
      collection={hotels}
      query={{}}
      nameOf={nameOf}
      label="Add hotel"
      value={undefined}
      except={[...linked]}
      onChange={(id) => id !== undefined && void add(id)}
    />
  );
}
