import { Box } from '@itinera/shared/ui';
import { useUnsaved } from './unsaved';

/** Name of an entry, with a mark if its last change was refused. */
export function MarkedName({ id, name }: { id: string; name: string }) {
  const isUnsaved = useUnsaved().has(id);
  return (
    <>
      {name}
      {isUnsaved && (
        <Box component="span" sx={{ ml: 1, color: 'warning.main', fontSize: '0.75rem' }}>
          last change not saved
        </Box>
      )}
    </>
  );
}
