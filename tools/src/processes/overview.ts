import { addresses } from './addresses';

const { DATABASE_URL, DATA_DIR = '.data', DEMO_PASSWORD = 'itinera-demo-2026' } = process.env;

function placeOfData(): string {
  if (!DATABASE_URL) return `${DATA_DIR} (embedded PostgreSQL)`;
  const { hostname, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL, database ${pathname.slice(1)} on ${hostname}; files in ${DATA_DIR}`;
}

/** Prints addresses and accounts to get started with. */
export function printOverview() {
  const rows = [
    ['Staff shell', addresses.staff],
    ['Partner shell', `${addresses.partner} (${addresses.partnerApart} keeps both signed in)`],
    ['API', `${addresses.api}/api/health`],
    ['Data', placeOfData()],
    ['Accounts', 'admin@ manager@ operator@ partner@ partner2@itinera.example'],
    ['Password', DEMO_PASSWORD],
  ];
  const lines = rows.map(([label = '', value]) => `  ${label.padEnd(14)} ${value}`);
  console.log(['', 'Itinera is ready. Ctrl-C stops it.', ...lines, ''].join('\n'));
}
