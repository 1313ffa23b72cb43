export { SecondStep } from '../auth/SecondStep';
export { SetUpNeeded } from '../layout/SetUpNeeded';
export { AccountPanel } from './AccountPanel';
