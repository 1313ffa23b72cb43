import { allotmentKinds, isCounted, type AllotmentKind, type allotments } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { AllPartnersInput } from '../rules/AllPartnersInput';
import { useRuleScope } from '../rules/RuleScope';
import { TogglesInput } from '../rules/TogglesInput';
import { kindChoices, kindHints, soldOutChoices } from './allotmentWords';

const toKind = (value: unknown): AllotmentKind | undefined => allotmentKinds.find((kind) => kind === value);

/** Fields of an allotment. Numbers that its kind does not have are 0, which the contract requires. */
export function AllotmentFields({ control, field, fill }: FieldsProps<typeof allotments>) {
  const { rooms } = useRuleScope();
  const kind = toKind(useWatch({ control, name: 'kind' }));
  const clearUnused = (chosen: string | null) => {
    const next = toKind(chosen);
    if (next === undefined) return;
    fill({ ...(!isCounted(next) && { rooms: 0 }), ...(next !== 'soft' && { release_days: 0 }) });
  };
  return (
    <>
      <TextInput {...field('name')} />
      <SelectInput
        {...field('kind')}
        hint={kind && kindHints[kind]}
        required
        options={kindChoices}
        onChosen={clearUnused}
      />
      <DateRangeInput
        control={control}
        from="start_date"
        to="end_date"
        labels={['First night', 'Last night']}
        required
      />
      {kind !== undefined && isCounted(kind) && (
        <>
          <Pair>
            <NumberInput {...field('rooms')} required />
            {kind === 'soft' && <NumberInput {...field('release_days')} required />}
          </Pair>
          <SelectInput {...field('when_sold_out')} required options={soldOutChoices} />
        </>
      )}
      <TogglesInput {...field('room_type_ids')} options={rooms} />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <AllPartnersInput {...field('dmc_id')} />
      </Pair>
    </>
  );
}
