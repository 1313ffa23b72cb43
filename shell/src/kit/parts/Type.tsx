import {
  Button,
  IconButton,
  LinearProgress,
  Link,
  Logo,
  Paper,
  Stack,
  SvgIcon,
  Typography,
} from '@itinera/shared/ui';
import { Chip, Skeleton } from '@itinera/shared/ui-more';
import { Specimen } from '../Specimen';

const variants = ['h1', 'h2', 'subtitle2', 'body1', 'body2', 'button', 'caption'] as const;

export function Type() {
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 3 }}>
      <Specimen state="Text">
        {variants.map((variant) => (
          <Typography key={variant} component="p" variant={variant}>
            {variant}: Гостиница «Балтика», 12 nights from 01.03.2027
          </Typography>
        ))}
      </Specimen>
      <Specimen state="Buttons">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button variant="contained">Contained</Button>
          <Button variant="outlined">Outlined</Button>
          <Button>Text</Button>
          <Button variant="contained" disabled>
            Contained, disabled
          </Button>
          <Button variant="outlined" disabled>
            Outlined, disabled
          </Button>
          <IconButton aria-label="Add">
            <SvgIcon>
              <path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z" />
            </SvgIcon>
          </IconButton>
          <Link href="#type">Link</Link>
        </Stack>
      </Specimen>
      <Specimen state="Small parts">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Logo />
          <Chip label="Chip" />
          <Chip label="Chip to take away" onDelete={() => undefined} />
          <Skeleton width={160} />
          <LinearProgress aria-label="Loading" sx={{ width: 160 }} />
        </Stack>
      </Specimen>
    </Paper>
  );
}
