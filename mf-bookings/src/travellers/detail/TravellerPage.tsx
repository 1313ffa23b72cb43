import { travellers, type Traveller } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { MoreButton, RecordPage } from '@itinera/shared/record';
import { useDialogAddress, useLocation, useNavigate, useParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, onDemand, Stack, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { useCountryNames } from '../../countries/useCountryNames';
import { nameOf } from '../form/traveller';
import { BookingsCard } from './BookingsCard';
import { CompanionsCard } from './CompanionsCard';
import { DuplicatesNotice } from './DuplicatesNotice';
import { PassportCard } from './PassportCard';
import { PersonalCard } from './PersonalCard';
import { checkOutsOf, useBookingsOf } from './useBookingsOf';

const TravellerDialog = onDemand(() =>
  import(/* webpackChunkName: "traveller-dialogs" */ './TravellerDialog').then((module) => ({
    default: module.TravellerDialog,
  })),
);

const TravellerMenu = onDemand(() =>
  import(/* webpackChunkName: "menus" */ './TravellerMenu').then((module) => ({
    default: module.TravellerMenu,
  })),
);

const addressOf = (id: string) => pathTo('travelers-id', { id });

export default function TravellerPage() {
  const { id = '' } = useParams();
  const traveller = useOne(travellers, id);
  return (
    <RecordPage
      of={travellers}
      loaded={traveller}
      noun="traveler"
      titleOf={nameOf}
      addressOf={addressOf}
      list={pathTo('travelers')}
      whenGone="They may have been deleted, or merged with another traveler."
      actions={<Actions isLoaded={traveller.data !== undefined} />}
    >
      {(loaded) => <TravellerBody traveller={loaded} />}
    </RecordPage>
  );
}

function Actions({ isLoaded }: { isLoaded: boolean }) {
  const { open } = useDialogAddress('dialog');
  return (
    <MoreButton
      label="More actions"
      disabled={!isLoaded}
      menu={(props) => <TravellerMenu {...props} onChoose={open} />}
    />
  );
}

function TravellerBody({ traveller }: { traveller: Traveller }) {
  const nameOfCountry = useCountryNames();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { value, addressOf: addressOfDialog, open, close } = useDialogAddress('dialog');
  const trips = useBookingsOf(traveller.id);
  const edit = () => open('edit');
  useShortcut('e', 'Edit traveler', edit);
  // Replaces the dialog that leads there, so that Back does not return to it.
  const goTo = (dialog: string) => void navigate(addressOfDialog(dialog), { replace: true, state });
  const card = { traveller, nameOfCountry, onEdit: edit };
  return (
    <>
      <DuplicatesNotice traveller={traveller} onMerge={(otherId) => open(`merge:${otherId}`)} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <PersonalCard {...card} />
        <Stack sx={{ gap: 2 }}>
          <PassportCard {...card} checkOuts={checkOutsOf(trips.data?.result ?? [])} />
          <CompanionsCard {...card} />
        </Stack>
        <BookingsCard travellerId={traveller.id} />
      </Box>
      <Suspense>
        {value !== undefined && (
          <TravellerDialog traveller={traveller} dialog={value} onOpen={goTo} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
