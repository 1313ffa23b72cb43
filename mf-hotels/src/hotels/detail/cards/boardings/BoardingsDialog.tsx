import type { CardDialogProps } from '../card';
import { boardingChoice } from '../../../../classification/choices';
import { typeNameOf, typeSelectOf } from '../types/typeChoice';
import { TypesDialog } from '../types/TypesDialog';
import type { TypeKind } from '../types/typeKind';

const kind: TypeKind = {
  field: 'boarding_type_id',
  title: 'Boarding types',
  noun: 'boarding type',
  Select: typeSelectOf(boardingChoice),
  Name: typeNameOf(boardingChoice),
};

/** The boarding types of a hotel. */
export const BoardingsDialog = (props: CardDialogProps) => <TypesDialog kind={kind} {...props} />;
