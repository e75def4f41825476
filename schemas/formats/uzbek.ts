/**
 * Uzbek in Latin script for dayjs, in lower case as its spelling requires: dayjs's `uz` is Cyrillic, its `uz-latn` is
 * capitalized.
 */
export const uzbek = {
  name: 'uz',
  weekdays: ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'],
  weekdaysShort: ['yak', 'dush', 'sesh', 'chor', 'pay', 'jum', 'shan'],
  weekdaysMin: ['ya', 'du', 'se', 'cho', 'pa', 'ju', 'sha'],
  months: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avgust',
    'sentabr',
    'oktabr',
    'noyabr',
    'dekabr',
  ],
  monthsShort: ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avg', 'sen', 'okt', 'noy', 'dek'],
  weekStart: 1,
  formats: {},
  relativeTime: {},
  ordinal: (n: number) => `${n}`,
}
