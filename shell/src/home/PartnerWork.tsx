import { partnerWork } from '../remotes/registry';
import { MoreWork } from './MoreWork';

/** Pending work of a partner, above their hotels. */
export const PartnerWork = () => <MoreWork label="To do" counts={partnerWork()} />;
