import { addable } from '../../../classification/addable';
import { beachType } from '../../../hotel-themes/beaches/beachType';
import { Dialog as BeachDialog } from '../../../hotel-themes/beaches/BeachTypeFields';
import { hotelChain } from '../../../hotel-themes/chains/hotelChain';
import { Dialog as ChainDialog } from '../../../hotel-themes/chains/HotelChainFields';
import { hotelClass } from '../../../hotel-themes/classes/hotelClass';
import { Dialog as ClassDialog } from '../../../hotel-themes/classes/HotelClassFields';
import { hotelFormat } from '../../../hotel-themes/formats/hotelFormat';
import { Dialog as FormatDialog } from '../../../hotel-themes/formats/HotelFormatFields';
import { hotelType } from '../../../hotel-themes/types/hotelType';
import { Dialog as TypeDialog } from '../../../hotel-themes/types/HotelTypeFields';

export const classChoice = addable(hotelClass, ClassDialog);
export const chainChoice = addable(hotelChain, ChainDialog);
export const typeChoice = addable(hotelType, TypeDialog);
export const formatChoice = addable(hotelFormat, FormatDialog);
export const beachChoice = addable(beachType, BeachDialog);
