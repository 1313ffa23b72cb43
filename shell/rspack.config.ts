import { hostConfig } from '@itinera/shared/federation';

export default hostConfig(import.meta.url);
