import { Sections, type Section } from '@itinera/shared/record';
import { useSearchParams } from '@itinera/shared/router';
import { Box } from '@itinera/shared/ui';

/** Tabs of the page, in order. */
const content: Section = { tab: undefined, key: '1', label: 'Content' };
const sections: readonly Section[] = [
  content,
  { tab: 'price', key: '2', label: 'Price' },
  { tab: 'restrictions', key: '3', label: 'Restrictions' },
];
const ofStaff: readonly Section[] = [...sections, { tab: 'history', key: '4', label: 'History' }];

const sectionsFor = (isPartner: boolean): readonly Section[] => (isPartner ? sections : ofStaff);

/** The tab in the address; the first one if it is unknown or not allowed. */
export function useSection(isPartner: boolean): Section {
  const [search] = useSearchParams();
  return sectionsFor(isPartner).find(({ tab }) => tab === (search.get('tab') ?? undefined)) ?? content;
}

/** Beside the title they have no line of their own. */
const besideTitle = {
  flex: 'none',
  '& > nav': { mb: { xs: 1, lg: 0 }, borderBottom: { lg: 0 } },
} as const;

/** Links to the tabs of a hotel. */
export const HotelSections = ({ isPartner }: { isPartner: boolean }) => (
  <Box sx={besideTitle}>
    <Sections noun="hotel" sections={sectionsFor(isPartner)} current={useSection(isPartner)} />
  </Box>
);
