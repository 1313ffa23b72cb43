import { grouped, plural } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Button, Stack, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import { NativeSelect } from '../tools/NativeSelect';
import { PAGE_SIZES, type ListState } from '../list/useListState';

interface PagerProps {
  /** Without `setPerPage` the page size is fixed. */
  list: Pick<ListState, 'page' | 'perPage' | 'setPage'> & Partial<Pick<ListState, 'setPerPage'>>;
  total: number;
  /** Rows before the first one shown; by default those of the previous pages. */
  before?: number;
  /** Accessible name of the list: `Hotels`. */
  label: string;
  /** Singular noun of a row: `hotel`. */
  noun: string;
}

interface EndButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: string;
}

/** Button to the first or last page, because a list may have hundreds. */
const EndButton = ({ label, ...button }: EndButtonProps) => (
  <Button size="small" aria-label={label} title={label} sx={{ minWidth: 32 }} {...button} />
);

export function Pager({
  list: { page, perPage, setPage, setPerPage },
  total,
  before = (page - 1) * perPage,
  label,
  noun,
}: PagerProps) {
  const sizeId = useId();
  const pageSize = useSession((session) => session.pageSize);
  const sizes = [...new Set<number>([...PAGE_SIZES, pageSize, perPage])].sort((one, other) => one - other);
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = before + 1;
  const to = Math.min(before + perPage, total);
  return (
    <Stack
      component="nav"
      data-keep-clear
      aria-label={`Pages: ${label}`}
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 1.5,
        px: 1.5,
        py: 0.25,
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {from <= to ? `${grouped(from)}–${grouped(to)} of ${plural(total, noun)}` : plural(total, noun)}
      </Typography>
      <Stack
        data-unprinted
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, whiteSpace: 'nowrap' }}
      >
        {setPerPage && (
          <>
            <Typography component="label" htmlFor={sizeId} variant="body2" color="textSecondary">
              Rows per page
            </Typography>
            <NativeSelect
              id={sizeId}
              value={perPage}
              onChange={(event) => setPerPage(Number(event.target.value))}
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </NativeSelect>
          </>
        )}
        <EndButton label="First page" disabled={page <= 1} onClick={() => setPage(1)}>
          «
        </EndButton>
        <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous page
        </Button>
        <Button size="small" disabled={page >= last} onClick={() => setPage(page + 1)}>
          Next page
        </Button>
        <EndButton label="Last page" disabled={page >= last} onClick={() => setPage(last)}>
          »
        </EndButton>
      </Stack>
    </Stack>
  );
}
