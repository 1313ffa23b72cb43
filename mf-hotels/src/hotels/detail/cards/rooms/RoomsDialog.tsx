import type { CardDialogProps } from '../card';
import { roomChoice } from '../../../../classification/choices';
import { typeNameOf, typeSelectOf } from '../types/typeChoice';
import { TypesDialog } from '../types/TypesDialog';
import type { TypeKind } from '../types/typeKind';

const kind: TypeKind = {
  field: 'room_type_id',
  title: 'Room types',
  noun: 'room type',
  Select: typeSelectOf(roomChoice),
  Name: typeNameOf(roomChoice),
};

/** The room types of a hotel. */
export const RoomsDialog = (props: CardDialogProps) => <TypesDialog kind={kind} {...props} />;
