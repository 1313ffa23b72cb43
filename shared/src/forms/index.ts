export { FormDialog } from './FormDialog';
export { Controller } from 'react-hook-form';
export { useContractForm } from './useContractForm';
export { EntitySelect } from './fields/EntitySelect';
export { NumberInput } from './fields/NumberInput';
export { SwitchInput } from './fields/SwitchInput';
export { TextInput } from './fields/TextInput';
