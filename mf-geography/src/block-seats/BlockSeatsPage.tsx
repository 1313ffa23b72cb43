import { UnbuiltArea } from '@itinera/shared/remote';

export default function BlockSeatsPage() {
  return (
    <UnbuiltArea title="Block seats">
      Here you will manage blocks of seats on charter flights and see how many are left.
    </UnbuiltArea>
  );
}
