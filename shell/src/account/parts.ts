export { SecondStep } from '../auth/SecondStep';
export { Barred } from '../layout/Barred';
export { AccountPanel } from './AccountPanel';
export { SecondFactorDuty } from './security/SecondFactorDuty';
