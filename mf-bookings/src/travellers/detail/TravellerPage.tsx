import { travellers, type Traveller } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { RecordSteps } from '@itinera/shared/record';
import {
  Link as RouterLink,
  linkToList,
  useDialogAddress,
  useListOrigin,
  useLocation,
  useNavigate,
  useParams,
} from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import {
  Box,
  Button,
  LinearProgress,
  OutdatedNotice,
  Page,
  Stack,
  useMinimumDuration,
  useShortcut,
} from '@itinera/shared/ui';
import { lazy, Suspense } from 'react';
import { useCountryNames } from '../../countries/useCountryNames';
import { nameOf } from '../form/traveller';
import { BookingsCard } from './BookingsCard';
import { CompanionsCard } from './CompanionsCard';
import { DuplicatesNotice } from './DuplicatesNotice';
import { PassportCard } from './PassportCard';
import { PersonalCard } from './PersonalCard';
import { TravellerMissing } from './TravellerMissing';
import { checkOutsOf, useBookingsOf } from './useBookingsOf';

const TravellerDialog = lazy(() =>
  import(/* webpackChunkName: "traveller-dialogs" */ './TravellerDialog').then((module) => ({
    default: module.TravellerDialog,
  })),
);

const addressOf = (id: string) => pathTo('travelers-id', { id });

export default function TravellerPage() {
  const { id = '' } = useParams();
  const { data: traveller, error, isPending, dataUpdatedAt, refetch } = useOne(travellers, id);
  const isIndicated = useMinimumDuration(isPending);
  const again = () => void refetch();
  if (!isPending && !traveller) return <TravellerMissing error={error} onRetry={again} />;
  return (
    <Page
      title={traveller ? nameOf(traveller) : 'Traveler'}
      actions={<Actions isLoaded={traveller !== undefined} />}
    >
      <Box sx={{ height: 4 }}>{isIndicated && <LinearProgress aria-label="Loading the traveler" />}</Box>
      {traveller && error && (
        <Box sx={{ mb: 2 }}>
          <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />
        </Box>
      )}
      {traveller && <TravellerBody traveller={traveller} />}
    </Page>
  );
}

function Actions({ isLoaded }: { isLoaded: boolean }) {
  const { open } = useDialogAddress('dialog');
  const allTravellers = linkToList(pathTo('travelers'), useListOrigin());
  const button = (dialog: string, label: string) => (
    <Button color="inherit" disabled={!isLoaded} onClick={() => open(dialog)}>
      {label}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <RecordSteps of={travellers} noun="traveler" addressOf={addressOf} />
      {button('history', 'History')}
      {button('merge', 'Merge')}
      {button('anonymise', 'Anonymise')}
      {button('delete', 'Delete')}
      <Button component={RouterLink} {...allTravellers}>
        All travelers
      </Button>
    </Stack>
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
  // In place of the dialog that leads there, so that closing does not return to it.
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
