import { UnbuiltArea } from '@itinera/shared/remote';

export default function BlockSeatsPage() {
  return (
    <UnbuiltArea title="Block seats">
      Here you will maintain blocks of seats on charter flights and see what is left of them.
    </UnbuiltArea>
  );
}
