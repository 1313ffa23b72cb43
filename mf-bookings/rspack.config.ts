import { remoteConfig } from '@itinera/shared/federation';

export default remoteConfig(import.meta.url, { name: 'mf_bookings', port: 3103 });
