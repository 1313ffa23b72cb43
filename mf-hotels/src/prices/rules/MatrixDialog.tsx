import type { Entity } from '@itinera/shared/contracts';
import { useList, useRemove } from '@itinera/shared/data';
import { capitalised, plural } from '@itinera/shared/format';
import { EntityDialog, type EntityWords, type FieldsProps, type FormCollection } from '@itinera/shared/forms';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import type { PriceDialogProps } from '../priceDialog';
import { PriceDialogFrame } from './PriceDialogFrame';
import { PriceMatrix } from './PriceMatrix';
import { RuleLine } from './RuleLine';
import { rulesQuery } from './ruleKind';
import { RuleScopeContext, type RuleScope } from './RuleScope';
import { usePeriods } from './usePeriods';
import { useScope } from './useScope';
import type { TypeChoice } from './typeNames';

type Scope = RuleScope & { periods: readonly TypeChoice[] };
type Start<C extends FormCollection> = ComponentProps<typeof EntityDialog<C>>['start'];
type Beside<C extends FormCollection> = ComponentProps<typeof EntityDialog<C>>['beside'];

/** Amounts of which most have one row and column, such as period and boarding. */
export interface MatrixKind<C extends FormCollection> {
  title: string;
  words: EntityWords<C>;
  Fields: ComponentType<FieldsProps<C>>;
  explanation: (scope: Scope) => string;
  matrix: {
    label: string;
    corner: string;
    rows: (scope: Scope) => readonly TypeChoice[];
    columns: (scope: Scope) => readonly TypeChoice[];
    /** Initial values of a new entry in a cell; undefined if none is possible. */
    startOf: (row: string, column: string) => Start<C>;
    isAt: (entry: Entity<C>, row: string, column: string) => boolean;
    textOf: (entry: Entity<C>, scope: Scope) => string;
  };
  nameOf: (entry: Entity<C>, scope: Scope) => string;
  factOf: (entry: Entity<C>, scope: Scope) => string;
  /** What each save says beside the entry: the currency of its amounts. */
  beside: (scope: RuleScope) => Beside<C>;
  /** Whether an entry belongs in the list instead of the matrix. */
  isBeside: (entry: Entity<C>) => boolean;
  /** Text in place of the matrix if nothing can be entered yet. */
  whyNone: (scope: Scope) => ReactNode;
}

/** Matrix of amounts, with a list of the other entries below, from which all can be deleted. */
export function MatrixDialog<C extends FormCollection>(props: PriceDialogProps & { kind: MatrixKind<C> }) {
  const { kind, hotelId, dmcId, onClose } = props;
  const { words, Fields, matrix } = kind;
  const known = useScope(props);
  const periods = usePeriods(known);
  const scope: Scope = { ...known, periods: periods.choices ?? [] };
  const { data, error, refetch } = useList(words.of, rulesQuery<C>(known));
  const remove = useRemove(words.of);
  /** The entry in the form, or the initial values of a new one. */
  const [edited, setEdited] = useState<{ id?: string; start?: Start<C> }>();
  const [showsAll, setShowsAll] = useState(false);
  const isLoaded = data !== undefined && periods.choices !== undefined;
  const whyNone = isLoaded ? kind.whyNone(scope) : undefined;
  const all = data?.result ?? [];
  const inMatrix = all.filter((entry) => !kind.isBeside(entry));
  const listed = [...all.filter(kind.isBeside), ...(showsAll ? inMatrix : [])];

  const cellOf = (row: string, column: string) => {
    const entry = all.find((one) => matrix.isAt(one, row, column));
    const start = matrix.startOf(row, column);
    if (!entry && start === undefined) return undefined;
    return {
      text: entry && matrix.textOf(entry, scope),
      onOpen: () => setEdited(entry ? { id: entry.id } : { start }),
    };
  };
  const drop = (entry: Entity<C>) =>
    void remove(entry, { named: `${capitalised(words.noun)} ‘${kind.nameOf(entry, scope)}’` });

  return (
    <RuleScopeContext value={scope}>
      <PriceDialogFrame
        title={kind.title}
        add={`Add ${words.noun}`}
        onAdd={isLoaded && !whyNone ? () => setEdited({}) : undefined}
        onClose={onClose}
      >
        {!isLoaded && (
          <NotLoaded
            what={kind.title.toLowerCase()}
            error={error ?? periods.error}
            onRetry={() => {
              void refetch();
              periods.refetch();
            }}
          />
        )}
        {whyNone}
        {isLoaded && !whyNone && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {kind.explanation(scope)}
            </Typography>
            <PriceMatrix
              label={matrix.label}
              corner={matrix.corner}
              rows={matrix.rows(scope)}
              columns={matrix.columns(scope)}
              cellOf={cellOf}
            />
            {inMatrix.length > 0 && (
              <Button
                size="small"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
                sx={{ mt: 1 }}
              >
                {showsAll ? 'Hide' : 'List'} {plural(inMatrix.length, 'amount')} of the table
              </Button>
            )}
            {listed.length > 0 && (
              <Box component="ul" aria-label={kind.title} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
                {listed.map((entry) => (
                  <RuleLine
                    key={entry.id}
                    name={kind.nameOf(entry, scope)}
                    facts={[kind.factOf(entry, scope)]}
                    warning={undefined}
                    isReadOnly={false}
                    onEdit={() => setEdited({ id: entry.id })}
                    onDelete={() => drop(entry)}
                  />
                ))}
              </Box>
            )}
          </>
        )}
        {edited && (
          <EntityDialog
            words={words}
            Fields={Fields}
            id={edited.id}
            start={Object.assign({ hotel_id: hotelId, dmc_id: dmcId }, edited.start)}
            beside={kind.beside(scope)}
            onClose={() => setEdited(undefined)}
          />
        )}
      </PriceDialogFrame>
    </RuleScopeContext>
  );
}
