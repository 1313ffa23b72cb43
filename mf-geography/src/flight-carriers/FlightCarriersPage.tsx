import { columnsOf, listOf } from '@itinera/shared/kinds/lists';
import { styled } from '@itinera/shared/ui';
import { country } from '../geography/countries/country';
import { carrier } from './carrier';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  // As high as the row allows.
  height: 'min(32px, var(--row) - 8px)',
  aspectRatio: '15 / 8',
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.palette.action.hover,
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
}));

/** Decorative beside the name, so it has no alternative text. */
const Logo = ({ fileName }: { fileName: string | null }) => (
  <Frame>{fileName && <img src={`/storage/${fileName}`} alt="" loading="lazy" decoding="async" />}</Frame>
);

const { name, above, column, filter } = columnsOf(carrier);

const { List } = listOf(
  carrier,
  () => import(/* webpackChunkName: "dialogs" */ './CarrierFields'),
  [
    {
      id: 'logo',
      header: 'Logo',
      picture: true,
      width: 76,
      cell: ({ logo_file_name }) => <Logo fileName={logo_file_name} />,
    },
    name({ sort: 'name' }),
    column('iata', 'iata_code', { sort: 'iata_code', width: 110, fact: 'plain' }),
    column('icao', 'icao_code', { width: 110 }),
    above(country, (row) => row.country, { width: 150 }),
    column('charter', 'is_charter', { width: 100 }),
    column('active', 'is_active', { width: 90, fact: 'labelled' }),
  ],
  [filter('is_charter'), filter('country_id'), filter('is_active')],
);

export default function FlightCarriersPage() {
  return <List title="Flight Carriers" />;
}
