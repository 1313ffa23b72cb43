import type { Locale } from '@itinera/shared/contracts';

export interface MailText {
  subject: string;
  body: string;
}

/** The data of each kind of mail. */
export interface MailData {
  invitation: { link: string; hours: number };
  recovery: { link: string; minutes: number };
  registered: { address: string };
  addressTaken: { address: string };
  approved: { address: string };
  passwordChanged: { address: string };
  addressChanged: { address: string };
  newAddress: { code: string; minutes: number };
  secondFactorOn: { address: string };
  secondFactorOff: { address: string };
  secondFactorReset: { address: string };
}

type Texts = { [K in keyof MailData]: Record<Locale, (data: MailData[K]) => MailText> };

const ignore = 'If you did not expect this, you can ignore it.';
const ignoreRu = 'Если вы этого не ожидали, просто не обращайте внимания на это письмо.';

/** Subjects are fixed: no user input appears in a header. */
export const mailTexts: Texts = {
  invitation: {
    en: ({ link, hours }) => ({
      subject: 'Your account at Itinera',
      body: `An account has been created for you. Choose your password within ${hours} hours:\n\n${link}\n\nThe link works once. ${ignore}`,
    }),
    ru: ({ link, hours }) => ({
      subject: 'Ваша учётная запись в Itinera',
      body: `Для вас создана учётная запись. Выберите пароль в течение ${hours} ч:\n\n${link}\n\nСсылка действует один раз. ${ignoreRu}`,
    }),
  },
  recovery: {
    en: ({ link, minutes }) => ({
      subject: 'A new password for Itinera',
      body: `Choose a new password within ${minutes} minutes:\n\n${link}\n\nThe link works once, and signs you out everywhere. ${ignore}`,
    }),
    ru: ({ link, minutes }) => ({
      subject: 'Новый пароль для Itinera',
      body: `Выберите новый пароль в течение ${minutes} мин:\n\n${link}\n\nСсылка действует один раз, все сеансы будут завершены. ${ignoreRu}`,
    }),
  },
  registered: {
    en: ({ address }) => ({
      subject: 'Your registration at Itinera',
      body: `Thank you for registering. Our staff will review your request and write to you.\n\n${address}\n\n${ignore}`,
    }),
    ru: ({ address }) => ({
      subject: 'Ваша регистрация в Itinera',
      body: `Спасибо за регистрацию. Мы рассмотрим её и напишем вам.\n\n${address}\n\n${ignoreRu}`,
    }),
  },
  addressTaken: {
    en: ({ address }) => ({
      subject: 'You already have an account at Itinera',
      body: `Someone tried to register with your address. You already have an account: sign in, or ask for a new password, at\n\n${address}\n\n${ignore}`,
    }),
    ru: ({ address }) => ({
      subject: 'У вас уже есть учётная запись в Itinera',
      body: `Кто-то пытался зарегистрироваться с вашим адресом. Учётная запись у вас уже есть: войдите или запросите новый пароль\n\n${address}\n\n${ignoreRu}`,
    }),
  },
  approved: {
    en: ({ address }) => ({
      subject: 'Your registration at Itinera is approved',
      body: `You can sign in now at\n\n${address}`,
    }),
    ru: ({ address }) => ({
      subject: 'Ваша регистрация в Itinera одобрена',
      body: `Можно начинать работу. Войдите\n\n${address}`,
    }),
  },
  passwordChanged: {
    en: ({ address }) => ({
      subject: 'Your password at Itinera was changed',
      body: `Your password was changed and all sessions have ended. If it was not you, ask for a new password at once:\n\n${address}`,
    }),
    ru: ({ address }) => ({
      subject: 'Ваш пароль в Itinera изменён',
      body: `Ваш пароль изменён, все сеансы завершены. Если это были не вы, сразу запросите новый пароль\n\n${address}`,
    }),
  },
  secondFactorOn: {
    en: ({ address }) => ({
      subject: 'Sign-in at Itinera now asks for a code',
      body: `A second factor was set up for your account: sign-in at ${address} asks for a code of your authenticator app. If it was not you, ask for a new password at once and contact our staff.`,
    }),
    ru: ({ address }) => ({
      subject: 'Вход в Itinera теперь с кодом',
      body: `Для вашей учётной записи включён второй фактор: при входе на ${address} нужен код из приложения. Если это были не вы, сразу запросите новый пароль и сообщите сотрудникам.`,
    }),
  },
  secondFactorOff: {
    en: ({ address }) => ({
      subject: 'Sign-in at Itinera asks for no code any more',
      body: `The second factor of your account was turned off: the password alone is enough at ${address}. If it was not you, ask for a new password at once and contact our staff.`,
    }),
    ru: ({ address }) => ({
      subject: 'Вход в Itinera теперь без кода',
      body: `Второй фактор вашей учётной записи выключен: для входа на ${address} достаточно пароля. Если это были не вы, сразу запросите новый пароль и сообщите сотрудникам.`,
    }),
  },
  secondFactorReset: {
    en: ({ address }) => ({
      subject: 'Your second factor at Itinera was removed',
      body: `Our staff removed the second factor of your account and ended all its sessions: the password alone is enough at ${address} until you set up another one. If you did not ask for this, ask for a new password at once and contact our staff.`,
    }),
    ru: ({ address }) => ({
      subject: 'Второй фактор в Itinera снят',
      body: `Сотрудник снял второй фактор вашей учётной записи и завершил все её сеансы: пока вы не включите его снова, для входа на ${address} достаточно пароля. Если вы об этом не просили, сразу запросите новый пароль и сообщите сотрудникам.`,
    }),
  },
  newAddress: {
    en: ({ code, minutes }) => ({
      subject: 'Confirm your new e-mail address at Itinera',
      body: `Enter this code in Itinera, where you are changing your address, within ${minutes} minutes: ${code}\n\n${ignore}`,
    }),
    ru: ({ code, minutes }) => ({
      subject: 'Подтвердите новый адрес почты в Itinera',
      body: `Введите этот код там, где меняете адрес, в течение ${minutes} минут: ${code}\n\n${ignoreRu}`,
    }),
  },
  addressChanged: {
    en: ({ address }) => ({
      subject: 'Your e-mail address at Itinera was changed',
      body: `The e-mail address of your account at ${address} was changed. If you did not expect this, contact our staff.`,
    }),
    ru: ({ address }) => ({
      subject: 'Ваш адрес почты в Itinera изменён',
      body: `У вашей учётной записи ${address} теперь другой адрес почты. Если вы этого не ожидали, сообщите сотрудникам.`,
    }),
  },
};
