import { publicKey } from '../registry/signingKey';
import { apiFile, dist, registryFolder, root, shellServerFile } from '../workspace/paths';
import { addresses } from './addresses';
import type { Service } from './service';

/** Links in mails lead to the shells, on whatever port they run. */
const { STAFF_URL = addresses.staff, PARTNER_URL = addresses.partnerApart } = process.env;
const api = {
  name: 'The API',
  environment: { STAFF_URL, PARTNER_URL },
  readyAt: `${addresses.api}/api/ready`,
};
const shells = { name: 'The shell server', readyAt: `${addresses.partner}/registry.json` };

/** The services of `npm start`: the bundles, as in production. */
export const builtServices = (): Service[] => [
  { ...api, command: [apiFile] },
  {
    ...shells,
    command: [shellServerFile],
    environment: {
      DIST_DIR: dist,
      REGISTRY_DIR: registryFolder,
      REGISTRY_KEYS: publicKey(),
      STATE_DIR: process.env.STATE_DIR || `${process.env.DATA_DIR || `${root}.data`}/shells`,
    },
  },
];

/** The services of `npm run dev`: built from sources; the API restarts when they change. */
export const sourceServices = (registry: string, devOrigins: string[]): Service[] => [
  { ...api, command: ['--import', 'tsx', '--watch', `${root}api/src/main.ts`] },
  {
    ...shells,
    command: ['--import', 'tsx', `${root}shell/server/main.ts`],
    environment: { DIST_DIR: dist, REGISTRY_DIR: registry, DEV_ORIGINS: devOrigins.join(' ') },
  },
];
