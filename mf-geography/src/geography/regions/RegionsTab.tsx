import { regions, type Region } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { EntityList } from '../../list/EntityList';
import { showAndHide } from '../../list/showAndHide';
import { regionName } from '../parents';
import { regionsList } from './regionsList';

export function RegionsTab() {
  const { update } = useBulk(regions);
  return (
    <EntityList
      definition={regionsList}
      nameOf={regionName}
      bulk={showAndHide<Region>(
        (chosen, show_in_filter, done) =>
          void update(
            chosen.map((entry) => ({ entry, name: regionName(entry) })),
            { show_in_filter },
            { noun: 'region', done },
          ),
      )}
      whenEmpty="Resorts belong to a region: add the first one."
    />
  );
}
