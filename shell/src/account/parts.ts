export { SecondStep } from '../auth/SecondStep';
export { AwaitingApproval } from '../layout/AwaitingApproval';
export { SetUpNeeded } from '../layout/SetUpNeeded';
export { WrongShell } from '../layout/WrongShell';
export { AccountPanel } from './AccountPanel';
