import type { Dependent, RecordKind } from '@itinera/shared/contracts';
import { grouped, plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { recordAddress } from '@itinera/shared/routes';
import { Link, Typography } from '@itinera/shared/ui';
import { useKindOf } from './useKindOf';

interface DependentListProps {
  /** Heading of the list: `It is used by`. */
  title: string;
  dependents: Dependent[];
  /** Whether dependents are named with links, or only counted. */
  isNamed: boolean;
  onFollow: () => void;
}

interface NamesProps {
  dependent: Dependent;
  kind: RecordKind;
  onFollow: () => void;
}

function Names({ dependent: { first, total }, kind: { page, search }, onFollow }: NamesProps) {
  const more = total - first.length;
  // Lines of 24 px: links that are targets below each other.
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20, lineHeight: '24px' }}>
      {first.map((one) => {
        const address = page && recordAddress({ page, search }, one);
        return (
          <li key={one.id} style={{ overflowWrap: 'anywhere' }}>
            {address ? (
              <Link component={RouterLink} to={address} onClick={onFollow}>
                {one.name}
              </Link>
            ) : (
              one.name
            )}
          </li>
        );
      })}
      {more > 0 && <li>and {grouped(more)} more</li>}
    </ul>
  );
}

export function DependentList({ title, dependents, isNamed, onFollow }: DependentListProps) {
  const kindOf = useKindOf();
  return (
    <div>
      <Typography>{title}</Typography>
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {dependents.map((dependent) => {
          const kind = kindOf(dependent.entity);
          return (
            <li key={dependent.entity}>
              {plural(dependent.total, kind.one, kind.many)}
              {isNamed && <Names dependent={dependent} kind={kind} onFollow={onFollow} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
