import { resorts, type Resort } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { EntityList } from '../../list/EntityList';
import { showAndHide } from '../../list/showAndHide';
import { resortName } from '../parents';
import { resortsList } from './resortsList';

export function ResortsTab() {
  const { update } = useBulk(resorts);
  return (
    <EntityList
      definition={resortsList}
      nameOf={resortName}
      bulk={showAndHide<Resort>(
        (chosen, show_in_filter, done) =>
          void update(
            chosen.map((entry) => ({ entry, name: resortName(entry) })),
            { show_in_filter },
            { noun: 'resort', done },
          ),
      )}
      whenEmpty="Places belong to a resort: add the first one."
    />
  );
}
