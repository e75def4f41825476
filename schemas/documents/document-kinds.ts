import type { Label } from '../core/annotate.ts'

/** Kinds of documents that a clinic issues to a patient. None names an illness. */
export const documentKinds = {
  certificate: { ru: 'Справка', kk: 'Анықтама', uz: 'Maʼlumotnoma', en: 'Certificate' },
  report: {
    ru: 'Заключение врача',
    kk: 'Дәрігердің қорытындысы',
    uz: 'Shifokor xulosasi',
    en: 'Doctor’s report',
  },
  extract: {
    ru: 'Выписка из карты',
    kk: 'Картадан үзінді көшірме',
    uz: 'Kartadan koʻchirma',
    en: 'Extract from the record',
  },
  referral: { ru: 'Направление', kk: 'Жолдама', uz: 'Yoʻllanma', en: 'Referral' },
  prescription: { ru: 'Рецепт', kk: 'Рецепт', uz: 'Retsept', en: 'Prescription' },
  analysis: {
    ru: 'Бланк исследования',
    kk: 'Зерттеу бланкісі',
    uz: 'Tekshiruv blankasi',
    en: 'Examination form',
  },
  vaccination: {
    ru: 'Справка о прививках',
    kk: 'Екпелер туралы анықтама',
    uz: 'Emlashlar haqida maʼlumotnoma',
    en: 'Vaccination certificate',
  },
  payment: {
    ru: 'Справка об оплате',
    kk: 'Төлем туралы анықтама',
    uz: 'Toʻlov haqida maʼlumotnoma',
    en: 'Proof of payment',
  },
  invoice: { ru: 'Счёт', kk: 'Шот', uz: 'Hisob', en: 'Invoice' },
} as const satisfies Record<string, Label>
export type DocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]

/** S-DOC: a valid document is revoked by its issuer, or expires. */
export const documentStatuses = ['valid', 'revoked', 'expired'] as const
export type DocumentStatus = (typeof documentStatuses)[number]
