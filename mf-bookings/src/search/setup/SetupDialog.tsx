import { CurrencyInput } from '@itinera/shared/choices';
import { savedViews, searchSetupForm, type SavedView, type SearchSetupForm } from '@itinera/shared/contracts';
import { readAgain, useUpdate } from '@itinera/shared/data';
import {
  createEntry,
  FormDialog,
  NumberInput,
  PercentInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useContractForm,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import type { ComponentProps } from 'react';
import { SetupColumns } from './SetupColumns';
import { groupOptions, roundingOptions, setupLabels, shownOptions, sortOptions } from './setupLabels';
import { formOfView, listOfSetups, newSetup, viewOfForm } from './setupOfView';

type Dialog = ComponentProps<typeof FormDialog<SearchSetupForm, SearchSetupForm, SavedView>>;
type Form = Pick<Dialog, 'form'>['form'];

interface SetupDialogProps {
  /** The setup that is edited or copied; undefined for a new one. */
  view: SavedView | undefined;
  isCopy?: boolean;
  onClose: () => void;
}

/** Adds a setup, also as a copy, or edits one. */
export function SetupDialog({ view, isCopy = false, onClose }: SetupDialogProps) {
  return view && !isCopy ? (
    <EditSetup view={view} onClose={onClose} />
  ) : (
    <NewSetup from={view} onClose={onClose} />
  );
}

function NewSetup({ from, onClose }: { from: SavedView | undefined; onClose: () => void }) {
  const form = useContractForm(
    searchSetupForm,
    from
      ? { ...formOfView(from), name: `${from.name}, copy`, is_default: false, is_shared: false }
      : newSetup,
  );
  return (
    <FormDialog
      title="Add setup"
      saveVerb="Add setup"
      form={form}
      save={(values) => createEntry(savedViews, 'setup', { ...viewOfForm(values), list: listOfSetups })}
      saved="Setup saved"
      draftKey="search-setup-new"
      labels={setupLabels}
      onClose={() => onClose()}
    >
      <SetupFields form={form} />
    </FormDialog>
  );
}

function EditSetup({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const form = useContractForm(searchSetupForm, formOfView(view));
  const { mutateAsync } = useUpdate(savedViews, view);
  return (
    <FormDialog
      title={`Edit ${view.name}`}
      form={form}
      save={async (values) => {
        const saved = await mutateAsync(viewOfForm(values));
        // A new default changes another setup, too.
        await readAgain(savedViews);
        return saved;
      }}
      saved="Setup saved"
      draftKey={`search-setup-${view.id}`}
      labels={setupLabels}
      onClose={() => onClose()}
    >
      <SetupFields form={form} />
    </FormDialog>
  );
}

function SetupFields({ form: { control } }: { form: Form }) {
  const field = <K extends keyof SearchSetupForm>(name: K) => ({ control, name, label: setupLabels[name] });
  return (
    <>
      <TextInput {...field('name')} required hint="Such as “Agents” or “On the phone”" />
      <Pair>
        <SelectInput {...field('group')} options={groupOptions} required />
        <SelectInput {...field('sort')} options={sortOptions} required />
      </Pair>
      <Pair>
        <SelectInput {...field('shown')} options={shownOptions} required />
        <CurrencyInput {...field('currency')} hint="Empty: that of the settings" />
      </Pair>
      <Pair>
        <PercentInput {...field('markup_bp')} hint="Empty: that of the contract" />
        <SelectInput {...field('rounding')} options={roundingOptions} hint="Empty: as in the settings" />
      </Pair>
      <Pair>
        <NumberInput {...field('rows')} required />
        <NumberInput {...field('limit')} required hint="500 at most" />
      </Pair>
      <SetupColumns control={control} />
      <SwitchInput {...field('hide_blocked')} />
      <SwitchInput {...field('highlight')} />
      <SwitchInput {...field('is_default')} />
      <SwitchInput {...field('is_shared')} />
    </>
  );
}
