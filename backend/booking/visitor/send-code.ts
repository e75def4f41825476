import type { Locale } from '../../../locales/locale.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { startConfirmation } from '../../accounts/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Contact } from '../../kit/sessions/contact.ts'
import type { Texts } from '../../kit/tables/columns.ts'

type Sending = { company: string; name: Texts; contact: Contact; locale: Locale }

/** Sends a code for bookings in a company: a visitor who has to choose another time needs no other one. */
export const sendCode = (orm: Orm, { company, name, contact, locale }: Sending) =>
  startConfirmation(orm, {
    ...contact,
    purpose: 'booking',
    pending: { company },
    message: { template: 'booking-code', params: { COMPANY: pickLocalized(name, locale)?.value ?? name.ru } },
    locale,
  })
