import type { Params, TemplateName } from '../templates.ts'

const clinic = 'Многопрофильный медицинский центр «Авиценна <&> Ко»'
const link = `/auth/password-restore?token=${'q1_-Zz9'.repeat(6)}a`

const domain = {
  COMPANY: clinic,
  DOMAIN: 'стоматология-авиценна.kz',
  LINK: '/pro/1001/clinic-website/design',
}

const visit = {
  COMPANY: clinic,
  DOCTOR: 'Ахметова-Жумагалиева Айгуль Сериковна',
  PLACE: 'Филиал на Абая, пр. Абая, 52 <&>',
  TIME: '2026-11-30T04:00:00Z Asia/Almaty',
  SHORT: '30.11 09:00',
  PHONE: '+998901234567',
  LINK: `/appointment/manage?code=K7M29QXT&token=${'q1_-Zz9'.repeat(6)}a`,
}

/** Values for every template at maximum length, with characters special in HTML. */
export const samples: { [Name in TemplateName]: Params<Name> } = {
  'confirm-email': { NAME: 'Айгерім', CODE: '483920' },
  'confirm-phone': { CODE: '483920' },
  'account-exists': { NAME: 'Oʻgʻiloy' },
  'restore-password': { LINK: link },
  'password-changed': {},
  'email-changed': { NAME: 'Анна', EMAIL: 'a•••@example.kz' },
  'new-sign-in': { DEVICE: 'Chrome, Windows', AT: '2026-11-21T09:07:00Z' },
  'account-deleted': {},
  'staff-joined': { COMPANY: clinic, PERSON: 'Сейітқали Динара', ROLE: 'doctor', LINK: '/pro/1001/staff' },
  'company-received': { COMPANY: clinic },
  'company-approved': { COMPANY: clinic, LINK: '/pro/1001' },
  'company-rejected': {
    COMPANY: clinic,
    REASON: 'Лицензия не читается.\nПришлите снимок крупнее.',
    LINK: '/pro/new?company=1001',
  },
  'company-suspended': { COMPANY: clinic, REASON: 'Телефон не отвечает.' },
  'company-request-to-moderators': {
    COMPANY: clinic,
    PERSON: 'Ким Ольга',
    LINK: '/moderation/companies/1001',
  },
  'appointment-confirmed': visit,
  'appointment-pending': visit,
  'appointment-moved': visit,
  'appointment-cancelled': { ...visit, REASON: 'Врач заболел.' },
  'waiting-slot': visit,
  'appointment-reminder': {
    DAY: '30 ноября',
    VISITS: '09:00 — Ахметова А. С., Филиал на Абая\n11:30 — Ким О., Филиал на Абая',
    SHORT: visit.SHORT,
    PHONE: visit.PHONE,
    LINK: visit.LINK,
  },
  'claim-code': { COMPANY: clinic, PERSON: 'Ким Ольга', CODE: '483920' },
  'claim-rival': { COMPANY: clinic },
  'claim-to-moderators': { COMPANY: clinic, PERSON: 'Ким Ольга', LINK: '/moderation/claims' },
  'site-review-asked': {
    COMPANY: clinic,
    PERSON: 'Ли Виктор',
    NOTE: 'Обновил цены и часы работы.\nПроверьте, пожалуйста, акцию.',
    LINK: '/pro/1001/clinic-website',
  },
  'site-review-published': { COMPANY: clinic, PERSON: 'Ахметова Дана', LINK: '/pro/1001/clinic-website' },
  'site-review-returned': {
    COMPANY: clinic,
    PERSON: 'Ахметова Дана',
    NOTE: 'Не хватает цены на <имплант>.',
    LINK: '/pro/1001/clinic-website',
  },
  'site-domain-confirmed': domain,
  'site-domain-works': domain,
  'site-domain-stopped': domain,
  'site-domain-lost': domain,
  'review-published': { COMPANY: clinic, LINK: '/profile/reviews' },
  'review-rejected': {
    COMPANY: clinic,
    REASON: 'В тексте есть чужие личные данные.\nУберите фамилию <администратора>.',
    LINK: '/profile/reviews',
  },
  'review-hidden': { COMPANY: clinic, REASON: 'В тексте есть оскорбления.', LINK: '/profile/reviews' },
  'review-disputed': { COMPANY: clinic, UNTIL: '2026-12-04T09:07:00Z', LINK: '/profile/reviews' },
  'review-answered': { COMPANY: clinic, LINK: '/profile/reviews' },
  'review-to-clinic': {
    COMPANY: clinic,
    RATING: '2/5',
    AT: '2026-11-29T09:07:00Z',
    LINK: '/pro/1001/reviews',
  },
  'service-request': {
    REQUEST_CODE: 'R-1042',
    SERVICES: 'Сайт клиники, онлайн-запись',
    PERSON: 'Ким Ольга',
    TEL: '+77001234567',
    EMAIL: 'olga@example.kz',
    COMPANY_NAME: clinic,
    COMMENT: '<script>alert("1")</script>',
    PAGE: '/create-website',
    LANGUAGE: 'kk',
  },
  'appointment-request': {
    COMPANY: clinic,
    REQUEST_CODE: '1042',
    PERSON: 'Ким Ольга',
    TEL: '+77001234567',
    EMAIL: 'olga@example.kz',
    DOCTOR: 'Омарова Алия Сериковна',
    SERVICE: 'Приём терапевта <первичный>',
    WHEN: '2026-12-01, Утро, День',
    PATIENT: 'Oʻgʻiloy, 6',
    COMMENT: '<script>alert("1")</script>',
    LANGUAGE: 'uz',
    LINK: '/pro/1001/doctor-appointment/appointment-requests/1042',
  },
  'appointment-answer': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    ANSWER: 'Seshanba kuni soat 10:00 ga keling.\nPasportingizni <unutmang>.',
    TEL: '+77001234567',
  },
}
