import type { User } from '../../schemas/api/user.ts'
import { isAdministrator } from '../kit/sessions/administrator.ts'
import type { Account } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'

/** The signed-in person's own data as the API returns it. */
export const userAnswer = (account: Account, settings: Pick<Settings, 'administrators'>): User => ({
  LASTNAME: account.lastName,
  NAME: account.name,
  MIDDLENAME: account.middleName,
  TEL: account.phone,
  EMAIL: account.email,
  BIRTHDAY: account.birthday,
  GENDER: account.gender,
  LOCALE: account.locale,
  LOCATION: account.city,
  AVATAR_VERSION: account.avatar === null ? 0 : account.avatarVersion,
  EMAIL_CONFIRMED_AT: account.emailConfirmedAt?.toISOString() ?? null,
  TEL_CONFIRMED_AT: account.phoneConfirmedAt?.toISOString() ?? null,
  PASSWORD_CHANGED_AT: account.passwordChangedAt.toISOString(),
  IS_MODERATOR: account.isModerator,
  IS_ADMINISTRATOR: isAdministrator(account, settings),
  IS_DEMO: account.isDemo,
})
