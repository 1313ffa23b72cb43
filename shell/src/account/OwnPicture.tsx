import { thumbnailUrl, type Profile } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { initialsOf, personName } from '@itinera/shared/format';
import { rememberProfile, session, showSnackbar } from '@itinera/shared/state';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useRef, useState } from 'react';
import { changePicture } from './security/ownAccount';

const picture = { width: 64, height: 64, borderRadius: '50%', flex: 'none', objectFit: 'cover' } as const;

/** Updates the picture everywhere on this page. */
function show(picture_file_name: string | null): void {
  const { profile } = session();
  if (profile) rememberProfile({ ...profile, picture_file_name });
}

/** Picture of the signed-in person, with buttons to change and remove it. The form library uploads, and is loaded on demand. */
export function OwnPicture({ profile }: { profile: Profile }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const current = profile.picture_file_name;

  async function run(what: string, work: () => Promise<string | null>, done: string): Promise<void> {
    setBusy(what);
    setProblem(undefined);
    await work().then(
      (fileName) => {
        show(fileName);
        showSnackbar(done, 'success');
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
    setBusy(undefined);
  }
  const upload = (file: File) =>
    run(
      `Uploading ${file.name}…`,
      async () => {
        const { uploadAdvice, uploadImage } = await import('@itinera/shared/forms');
        const { file_name } = await uploadImage(file, () => undefined, undefined, 'portrait').catch(
          (error: unknown) => {
            throw new Error(`${file.name}: ${uploadAdvice(error)}`, { cause: error });
          },
        );
        await changePicture(file_name);
        return file_name;
      },
      'Picture changed',
    );
  const remove = () =>
    run(
      'Removing…',
      async () => {
        await changePicture(null);
        return null;
      },
      'Picture removed',
    );

  return (
    <Box role="group" aria-label="Your picture" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {current ? (
          <img src={thumbnailUrl(current)} alt="Of you, as others see it" style={picture} />
        ) : (
          <Box
            aria-hidden="true"
            sx={{ ...picture, display: 'grid', placeItems: 'center', border: 2, borderColor: 'primary.main' }}
          >
            {initialsOf(profile.company_name ?? personName(profile))}
          </Box>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={busy !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {current ? 'Change picture' : 'Add picture'}
        </Button>
        {current && (
          <Button size="small" disabled={busy !== undefined} onClick={() => void remove()}>
            Remove picture
          </Button>
        )}
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label="Picture file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          // Resets the input, so that the same file can be selected again after it was corrected.
          target.value = '';
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {busy ?? 'JPEG, PNG or WebP, up to 10 MiB. Shown as a circle'}
      </Typography>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
