import type { Translate } from '../../../locales/text-key.ts'

/** Words of booking, in an island that has no context. Places of values stay as they are: `{date}`. */
export const bookingKeys = [
  'loading',
  'failed',
  'retry',
  'branch',
  'service',
  'anyService',
  'doctor',
  'anyDoctor',
  'nearest',
  'chooseDay',
  'noneOfDay',
  'noneOfWeeks',
  'next',
  'none',
  'earlier',
  'later',
  'zone',
  'free',
  'daysLegend',
  'onRequest',
  'noCharge',
  'price',
  'change',
  'holds',
  'more',
  'late',
  'renew',
  'expired',
  'contacts',
  'lastname',
  'name',
  'phone',
  'email',
  'emailHint',
  'phoneHint',
  'forWhom',
  'comment',
  'consent',
  'whatsapp',
  'optional',
  'codeBy',
  'bySms',
  'byMail',
  'getCode',
  'codeSent',
  'code',
  'book',
  'resend',
  'resendIn',
  'back',
  'fullDay',
  'closedDay',
  'closedShort',
  'closedWeeks',
  'noScript',
  'others',
  'lastnameOfChild',
  'nameOfChild',
  'lastnameOfOther',
  'nameOfOther',
  'birthday',
  'yourName',
  'yourNameHint',
  'check',
  'waitFor',
  'own',
  'keepOwn',
  'newTab',
] as const
export type BookingTexts = Record<
  (typeof bookingKeys)[number] | 'repeat' | 'from' | 'was' | 'now' | 'today' | 'tomorrow' | 'otherTimes',
  string
>

const places = {
  date: '{date}',
  time: '{time}',
  minutes: '{minutes}',
  hours: '{hours}',
  zone: '{zone}',
  contact: '{contact}',
}

export const bookingTexts = (t: Translate): BookingTexts => {
  const said = bookingKeys.map((key) => [key, t(`blocks:booking.${key}`, places)] as const)
  return Object.fromEntries([
    ...said,
    ['today', t('blocks:directory-list.nextDay.today')],
    ['tomorrow', t('blocks:directory-list.nextDay.tomorrow')],
    ['otherTimes', t('blocks:directory-list.otherTimes')],
    ['repeat', t('blocks:services.repeat', { price: '{price}' })],
    ['from', t('blocks:services.from', { price: '{price}' })],
    ['was', t('blocks:promotions.was')],
    ['now', t('blocks:promotions.now')],
  ]) as BookingTexts
}

const bookedKeys = [
  'confirmed',
  'pending',
  'pendingText',
  'number',
  'again',
  'already',
  'open',
  'openText',
] as const
/** The texts after a booking. */
export type BookedTexts = Record<(typeof bookedKeys)[number], string>

export const bookedTexts = (t: Translate): BookedTexts =>
  Object.fromEntries(bookedKeys.map((key) => [key, t(`blocks:booked-visit.${key}`)])) as BookedTexts

const problems = ['required', 'personName', 'birthday', 'phone', 'email', 'consent'] as const
/** The messages for faulty fields. */
export type FaultTexts = Record<(typeof problems)[number], string>

export const faultTexts = (t: Translate): FaultTexts =>
  Object.fromEntries(problems.map((key) => [key, t(`errors:fields.${key}`)])) as FaultTexts
