import type { Entity } from '@itinera/shared/contracts';
import { useList, useRemove } from '@itinera/shared/data';
import { capitalised } from '@itinera/shared/format';
import { EntityDialog, type FormCollection } from '@itinera/shared/forms';
import { useState } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import type { PriceDialogProps } from '../priceDialog';
import { PriceDialogFrame } from './PriceDialogFrame';
import { rulesQuery, type RuleKind } from './ruleKind';
import { RuleList } from './RuleList';
import { RuleScopeContext } from './RuleScope';
import { useAsked } from './useAsked';
import { useScope } from './useScope';

interface RuleDialogProps<C extends FormCollection> extends PriceDialogProps {
  kind: RuleKind<C>;
}

/** Dialog of the rules of one kind, each with form and Undo. With presets for an entry, a day or a cell it is only the form. */
export function RuleDialog<C extends FormCollection>(props: RuleDialogProps<C>) {
  const { kind, hotelId, dmcId, onClose } = props;
  const { words, Fields } = kind;
  const { data, error, refetch } = useList(words.of, rulesQuery<C>(props));
  const remove = useRemove(words.of);
  const scope = useScope(props);
  const asked = useAsked(props);
  /** Id of the entry in the form; `new` adds one. */
  const [edited, setEdited] = useState<string | undefined>(asked.entry);
  const noun = capitalised(words.noun);

  const drop = (rule: Entity<C>) => void remove(rule, { named: `${noun} ‘${kind.nameOf(rule, scope)}’` });

  const form = edited !== undefined && asked.about && (
    <EntityDialog
      words={words}
      Fields={Fields}
      id={edited === 'new' ? undefined : edited}
      start={Object.assign({ hotel_id: hotelId, dmc_id: dmcId }, kind.start?.(asked.about))}
      {...(kind.beside && { beside: kind.beside(scope) })}
      shown={kind.shown}
      onClose={() => (asked.entry === undefined ? setEdited(undefined) : onClose())}
    />
  );
  if (asked.entry !== undefined) return <RuleScopeContext value={scope}>{form}</RuleScopeContext>;

  return (
    <RuleScopeContext value={scope}>
      <PriceDialogFrame
        title={kind.title}
        add={`Add ${words.noun}`}
        onAdd={data && (() => setEdited('new'))}
        onClose={onClose}
      >
        {data ? (
          <RuleList kind={kind} rules={data.result} scope={scope} onEdit={setEdited} onDelete={drop} />
        ) : (
          <NotLoaded what={kind.title.toLowerCase()} error={error} onRetry={() => void refetch()} />
        )}
        {form}
      </PriceDialogFrame>
    </RuleScopeContext>
  );
}
