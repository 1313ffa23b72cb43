export type { EntityWords, FieldName, FieldsProps, FieldWords, FormCollection } from './dialog/entity';
export { EntityDialog } from './dialog/EntityDialog';
export type { Rescue } from './dialog/entityWrites';
export { EntryDialog } from './dialog/EntryDialog';
export { FormDialog } from './dialog/FormDialog';
export { SideSheet } from './frame/SideSheet';
export { pageSubject } from './drafts/draftSubject';
export { NextFormContext, type NextForm } from './dialog/nextForm';
export { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
export type { FieldValues } from 'react-hook-form';
export { CustomInput } from './custom/CustomInput';
export { presetCustom } from './custom/presetCustom';
export { useContractForm, type ContractControl } from './useContractForm';
export { createEntry } from './steps/createEntry';
export { inOrder } from './steps/plan';

export { ConfirmDialog } from './confirm/ConfirmDialog';
export { DeleteDialog } from './confirm/DeleteDialog';
export { TypedName } from './confirm/TypedName';
export { DeleteManyDialog } from './confirm/DeleteManyDialog';

export { HistoryButton, HistorySheet } from './history/HistoryButton';
export { actorName, doneTo } from './history/fieldChanges';
export { HistoryValue } from './history/HistoryValue';
export type { HistoryOf, Reference } from './history/historyOf';

export { ChecksInput } from './fields/ChecksInput';
export { DateInput } from './fields/DateInput';
export { DateRangeInput } from './fields/DateRangeInput';
export { DayButton } from './fields/DayButton';
export { DayLine } from './fields/DayLine';
export type { FieldProps } from './fields/fieldProps';
export { FreeInput } from './fields/FreeInput';
export { ImageInput } from './fields/ImageInput';
export { LineInput } from './fields/LineInput';
export { MoneyInput } from './fields/MoneyInput';
export { blankNames, NamesInput } from './fields/NamesInput';
export { NumberInput } from './fields/NumberInput';
export { PercentInput } from './fields/PercentInput';
export { RateInput } from './fields/RateInput';
export { RowsInput } from './fields/RowsInput';
export { SelectInput } from './fields/SelectInput';
export { SwitchInput } from './fields/SwitchInput';
export { TextInput } from './fields/TextInput';
export { TimeInput } from './fields/TimeInput';
export { useFileZone } from './fields/useFileZone';

export { dayHint, dayReader } from './read/dayReader';
export { moneyReader } from './read/readMoney';
export { numberReader } from './read/readNumber';
export { textOf, type Reader } from './read/reader';
export { isUnreadable } from './read/unreadable';

export { documentTypes, uploadDocument } from './fields/uploadDocument';
export { imageProblem, imageTypes, uploadImage } from './fields/uploadImage';
export { uploadAdvice } from './fields/uploadFile';
export { useUnsaved } from './leave/useUnsaved';
