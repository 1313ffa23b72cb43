export { SecondStep } from './SecondStep';
export { Barred } from './barred/Barred';
export { AccountPanel } from './AccountPanel';
export { SecondFactorDuty } from './security/SecondFactorDuty';
