import type { useProfile } from '../useProfile';
import { AwaitingApproval } from './AwaitingApproval';
import { SetUpNeeded } from './SetUpNeeded';
import { WrongShell } from './WrongShell';

/** Page shown instead of all others to a person who can open none. */
export function Barred({ awaitsApproval, isInWrongShell }: ReturnType<typeof useProfile>) {
  if (awaitsApproval) return <AwaitingApproval email={awaitsApproval} />;
  return isInWrongShell ? <WrongShell /> : <SetUpNeeded />;
}
