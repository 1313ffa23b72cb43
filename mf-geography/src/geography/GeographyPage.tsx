import { UnbuiltArea } from '@itinera/shared/remote';

export default function GeographyPage() {
  return <UnbuiltArea title="Geography">Here you will maintain countries, regions, cities, resorts and places with their names.</UnbuiltArea>;
}
