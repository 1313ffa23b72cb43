import type { Entity } from '@itinera/shared/contracts';
import type { FormCollection } from '@itinera/shared/forms';
import { plural } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { RuleLine } from './RuleLine';
import type { RuleKind } from './ruleKind';
import type { RuleScope } from './RuleScope';

interface RuleListProps<C extends FormCollection> {
  kind: RuleKind<C>;
  rules: readonly Entity<C>[];
  scope: RuleScope;
  onEdit: (id: string) => void;
  onDelete: (rule: Entity<C>) => void;
}

/** List of rules that can still apply; past ones are collapsed. */
export function RuleList<C extends FormCollection>({
  kind,
  rules,
  scope,
  onEdit,
  onDelete,
}: RuleListProps<C>) {
  const [showsPast, setShowsPast] = useState(false);
  const notice = kind.noticeOf?.(rules, scope);
  const isPast = (rule: Entity<C>) => kind.lastDayOf(rule) < today();
  const past = rules.filter(isPast);
  const shown = [...rules.filter((rule) => !isPast(rule)), ...(showsPast ? past : [])];
  return (
    <>
      {rules.length === 0 && <Typography>{kind.whenEmpty}</Typography>}
      {notice !== undefined && <Alert severity="warning">{notice}</Alert>}
      {shown.length > 0 && (
        <Box component="ul" aria-label={kind.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((rule) => (
            <RuleLine
              key={rule.id}
              name={kind.nameOf(rule, scope)}
              facts={kind.factsOf(rule, scope)}
              warning={kind.warningOf?.(rule, rules)}
              isReadOnly={scope.isPartner && (kind.isCommon?.(rule) ?? false)}
              onEdit={() => onEdit(rule.id)}
              onDelete={() => onDelete(rule)}
            />
          ))}
        </Box>
      )}
      {past.length > 0 && (
        <Button size="small" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
          {showsPast ? 'Hide' : 'Show'} {plural(past.length, 'past one')}
        </Button>
      )}
    </>
  );
}
