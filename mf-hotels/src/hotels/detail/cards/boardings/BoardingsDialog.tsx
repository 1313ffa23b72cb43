import type { CardDialogProps } from '../card';
import { addable } from '../../../../classification/addable';
import { boardingType } from '../../../../hotel-themes/boardings/boardingType';
import { Dialog } from '../../../../hotel-themes/boardings/BoardingTypeFields';
import { typeNameInCache, typeNameOf, typeSelectOf } from '../types/typeChoice';
import { TypesDialog } from '../types/TypesDialog';
import type { TypeKind } from '../types/typeKind';

const choice = addable(boardingType, Dialog);

const kind: TypeKind = {
  field: 'boarding_type_id',
  title: boardingType.label,
  noun: boardingType.noun,
  Select: typeSelectOf(choice),
  Name: typeNameOf(choice),
  nameInCache: typeNameInCache(choice),
};

/** Dialog of the boarding types of a hotel. */
export const BoardingsDialog = (props: CardDialogProps) => <TypesDialog kind={kind} {...props} />;
