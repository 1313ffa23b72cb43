import type { useProfile } from '../useProfile';
import { AwaitingApproval } from './AwaitingApproval';
import { SetUpNeeded } from './SetUpNeeded';
import { WrongShell } from './WrongShell';

/** What is shown in place of every page to a person who can open none. */
export function Barred({ awaitsApproval, isInWrongShell }: ReturnType<typeof useProfile>) {
  if (awaitsApproval) return <AwaitingApproval email={awaitsApproval} />;
  return isInWrongShell ? <WrongShell /> : <SetUpNeeded />;
}
