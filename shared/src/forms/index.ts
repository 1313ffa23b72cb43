export { FormDialog } from './FormDialog';
export { useContractForm } from './useContractForm';
export { EntitySelect } from './fields/EntitySelect';
export { TextInput } from './fields/TextInput';
