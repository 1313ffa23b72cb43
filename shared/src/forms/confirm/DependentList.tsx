import type { Dependent } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Link, Typography } from '@itinera/shared/ui';
import { kindOf } from './dependentKinds';

interface DependentListProps {
  /** What they have in common: `It is used by`. */
  title: string;
  dependents: Dependent[];
  /** Whether they are named, with links to them; otherwise they are counted. */
  isNamed: boolean;
  onFollow: () => void;
}

function Names({
  dependent: { entity, first, total },
  onFollow,
}: {
  dependent: Dependent;
  onFollow: () => void;
}) {
  const { page } = kindOf(entity);
  const more = total - first.length;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {first.map((one) => (
        <li key={one.id} style={{ overflowWrap: 'anywhere' }}>
          {page ? (
            <Link component={RouterLink} to={page(one)} onClick={onFollow}>
              {one.name}
            </Link>
          ) : (
            one.name
          )}
        </li>
      ))}
      {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
    </ul>
  );
}

export function DependentList({ title, dependents, isNamed, onFollow }: DependentListProps) {
  return (
    <div>
      <Typography>{title}</Typography>
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {dependents.map((dependent) => {
          const { one, many } = kindOf(dependent.entity);
          return (
            <li key={dependent.entity}>
              {plural(dependent.total, one, many)}
              {isNamed && <Names dependent={dependent} onFollow={onFollow} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
