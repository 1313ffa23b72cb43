import type { CardDialogProps } from '../card';
import { addable } from '../../../../classification/addable';
import { roomType } from '../../../../hotel-themes/rooms/roomType';
import { Dialog } from '../../../../hotel-themes/rooms/RoomTypeFields';
import { typeNameInCache, typeNameOf, typeSelectOf } from '../types/typeChoice';
import { TypesDialog } from '../types/TypesDialog';
import type { TypeKind } from '../types/typeKind';

const choice = addable(roomType, Dialog);

const kind: TypeKind = {
  field: 'room_type_id',
  title: roomType.label,
  noun: roomType.noun,
  Select: typeSelectOf(choice),
  Name: typeNameOf(choice),
  nameInCache: typeNameInCache(choice),
};

/** Dialog of the room types of a hotel. */
export const RoomsDialog = (props: CardDialogProps) => <TypesDialog kind={kind} {...props} />;
