import { grouped, plural } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Button, Stack, Typography, visuallyHidden } from '@itinera/shared/ui';
import { useId } from 'react';
import { NativeSelect } from '../tools/NativeSelect';
import { PAGE_SIZES, type ListState } from '../list/useListState';
import { PAGER } from './rowHeights';

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
  /** Whether it is in the line of the totals, at their end. */
  isBeside?: boolean;
}

interface PageButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: string;
}

/** To another page; also to the first and the last one, because a list may have hundreds. */
const PageButton = ({ label, ...button }: PageButtonProps) => (
  <Button size="small" aria-label={label} title={label} sx={{ minWidth: 32, px: 0.5 }} {...button} />
);

/** Above the end of the line of the totals, which leaves this room, and above the scrollbar below them. */
const besideTotals = {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 'var(--scrollbar, 0px)',
  zIndex: 4,
  width: PAGER.width,
  height: PAGER.height,
  flexWrap: 'nowrap',
  whiteSpace: 'nowrap',
} as const;

export function Pager({
  list: { page, perPage, setPage, setPerPage },
  total,
  before = (page - 1) * perPage,
  label,
  noun,
  isBeside = false,
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
        ...(isBeside && besideTotals),
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {from <= to
          ? `${grouped(from)}–${grouped(to)} of ${isBeside ? grouped(total) : plural(total, noun)}`
          : plural(total, noun)}
      </Typography>
      <Stack
        data-unprinted
        direction="row"
        sx={{ alignItems: 'center', flexWrap: isBeside ? 'nowrap' : 'wrap', gap: 0.5, whiteSpace: 'nowrap' }}
      >
        {setPerPage && (
          <>
            <Typography
              component="label"
              htmlFor={sizeId}
              variant="body2"
              color="textSecondary"
              sx={isBeside ? visuallyHidden : { mr: 0.5 }}
            >
              Rows per page
            </Typography>
            <NativeSelect
              id={sizeId}
              title="Rows per page"
              value={perPage}
              onChange={(event) => setPerPage(Number(event.target.value))}
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </NativeSelect>
          </>
        )}
        <PageButton label="First page" disabled={page <= 1} onClick={() => setPage(1)}>
          «
        </PageButton>
        <PageButton label="Previous page" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          ‹
        </PageButton>
        <PageButton label="Next page" disabled={page >= last} onClick={() => setPage(page + 1)}>
          ›
        </PageButton>
        <PageButton label="Last page" disabled={page >= last} onClick={() => setPage(last)}>
          »
        </PageButton>
      </Stack>
    </Stack>
  );
}
