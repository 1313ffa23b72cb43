import { remoteConfig } from '@itinera/shared/federation';

export default remoteConfig(import.meta.url, { name: 'mf_geography', port: 3104 });
