import { styled } from '@itinera/shared/ui';

export type TagLook = 'offer' | 'blocker' | 'request' | 'few';

/** Label in a frame; the colour only repeats what the words say. */
export const Tag = styled('span')<{ 'data-look': TagLook }>(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 4,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: 4,
  color: theme.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '&[data-look=offer]': { color: theme.palette.success.main, borderColor: theme.palette.success.main },
  '&[data-look=few]': { color: theme.palette.warning.main, borderColor: theme.palette.warning.main },
  '&[data-look=request]': {
    color: theme.palette.warning.main,
    borderColor: theme.palette.warning.main,
    borderStyle: 'dashed',
  },
}));
