import {
  authPaths,
  secondFactorPaths,
  type Answer,
  type EmailChange,
  type NewSecondFactor,
  type PasswordChange,
} from '@itinera/shared/contracts';
import {
  ApiError,
  call,
  failureOf,
  inTurn,
  isUnanswered,
  readAgain,
  repeatIfLost,
} from '@itinera/shared/data';

/** Writes of the own account are queued under this path. */
const own = '/api/auth';

/** Sends a write that is safe to repeat. Without an answer, the message says what is unknown. */
async function sendOnce<T>(whether: string, write: () => Promise<T>): Promise<T> {
  try {
    return await inTurn([own], () => repeatIfLost(write));
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new Error(failureOf(error, { whether }), { cause: error });
  }
}

const readSessionsAgain = () => readAgain({ path: authPaths.sessions, partOf: undefined });

/** Changes the own password, which ends all other sessions. A repeat after a lost answer changes nothing more. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await sendOnce('your password was changed', () =>
    call({ method: 'POST', url: authPaths.password, data: change }),
  );
  await readSessionsAgain();
}

/** Requests a code, which is sent to the new address. A repeat sends another one, and only the newest is valid. */
export const requestEmail = (change: EmailChange): Promise<unknown> =>
  sendOnce('a code was sent', () => call({ method: 'POST', url: authPaths.email, data: change }));

/** Changes the own address with the code, which ends all other sessions. A repeat after a lost answer changes nothing more. */
export const confirmEmail = (code: string): Promise<unknown> =>
  sendOnce('your e-mail address was changed', () =>
    call({ method: 'POST', url: authPaths.confirmEmail, data: { code } }),
  );

/** A session that has ended meanwhile is already what was requested. */
const unlessGone = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};

export async function endSession(id: string): Promise<void> {
  await sendOnce('the session has ended', () =>
    call({ method: 'DELETE', url: `${authPaths.sessions}/${id}` }).catch(unlessGone),
  );
  await readSessionsAgain();
}

/** Ends all sessions but the one of this page. */
export async function endOtherSessions(): Promise<void> {
  await sendOnce('the other sessions have ended', () => call({ method: 'DELETE', url: authPaths.sessions }));
  await readSessionsAgain();
}

/** Null removes it. A repeat after a lost answer changes nothing more. */
export const changePicture = (picture_file_name: string | null): Promise<unknown> =>
  sendOnce('your picture was changed', () =>
    call({ method: 'POST', url: authPaths.picture, data: { picture_file_name } }),
  );

export const readSecondFactorAgain = () => readAgain({ path: secondFactorPaths.own, partOf: undefined });

/** Returns a new secret for the app, which replaces an earlier one. */
export const beginSecondFactor = (current_password: string): Promise<NewSecondFactor> =>
  inTurn([own], () =>
    repeatIfLost(() =>
      call<Answer<NewSecondFactor>>({
        method: 'POST',
        url: secondFactorPaths.own,
        data: { current_password },
      }),
    ),
  ).then(({ result }) => result);

/** Turns the second factor on. A repeat of the code after a lost answer does so once. */
export async function confirmSecondFactor(code: string): Promise<void> {
  await sendOnce('the second factor is on', () =>
    call({ method: 'POST', url: secondFactorPaths.confirm, data: { code } }),
  );
}

export async function turnOffSecondFactor(current_password: string, code: string): Promise<void> {
  await sendOnce('the second factor was turned off', () =>
    call({ method: 'POST', url: secondFactorPaths.turnOff, data: { current_password, code } }),
  );
  await readSecondFactorAgain();
}
