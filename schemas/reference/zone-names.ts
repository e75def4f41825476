import type { Label } from '../core/type.ts'

/** Time zones of cabinets, each named by a city. Add zones of companies elsewhere here. */
export const zoneNames = {
  'Asia/Almaty': { ru: 'Алматы, Астана', kk: 'Алматы, Астана', uz: 'Olmaota, Ostona', en: 'Almaty, Astana' },
  'Asia/Aqtau': { ru: 'Актау', kk: 'Ақтау', uz: 'Oqtov', en: 'Aktau' },
  'Asia/Aqtobe': { ru: 'Актобе', kk: 'Ақтөбе', uz: 'Oqtoʻba', en: 'Aktobe' },
  'Asia/Atyrau': { ru: 'Атырау', kk: 'Атырау', uz: 'Atirau', en: 'Atyrau' },
  'Asia/Oral': { ru: 'Уральск', kk: 'Орал', uz: 'Oral', en: 'Oral' },
  'Asia/Qostanay': { ru: 'Костанай', kk: 'Қостанай', uz: 'Qoʻstanay', en: 'Kostanay' },
  'Asia/Qyzylorda': { ru: 'Кызылорда', kk: 'Қызылорда', uz: 'Qizilyoʻrda', en: 'Kyzylorda' },
  'Asia/Tashkent': { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
  'Asia/Samarkand': { ru: 'Самарканд', kk: 'Самарқанд', uz: 'Samarqand', en: 'Samarkand' },
  'Asia/Bishkek': { ru: 'Бишкек', kk: 'Бішкек', uz: 'Bishkek', en: 'Bishkek' },
  'Europe/Minsk': { ru: 'Минск', kk: 'Минск', uz: 'Minsk', en: 'Minsk' },
  'Europe/Kaliningrad': { ru: 'Калининград', kk: 'Калининград', uz: 'Kaliningrad', en: 'Kaliningrad' },
  'Europe/Moscow': { ru: 'Москва', kk: 'Мәскеу', uz: 'Moskva', en: 'Moscow' },
  'Europe/Samara': { ru: 'Самара', kk: 'Самара', uz: 'Samara', en: 'Samara' },
  'Asia/Yekaterinburg': { ru: 'Екатеринбург', kk: 'Екатеринбург', uz: 'Yekaterinburg', en: 'Yekaterinburg' },
  'Asia/Omsk': { ru: 'Омск', kk: 'Омбы', uz: 'Omsk', en: 'Omsk' },
  'Asia/Novosibirsk': { ru: 'Новосибирск', kk: 'Новосібір', uz: 'Novosibirsk', en: 'Novosibirsk' },
  'Asia/Krasnoyarsk': { ru: 'Красноярск', kk: 'Красноярск', uz: 'Krasnoyarsk', en: 'Krasnoyarsk' },
  'Asia/Irkutsk': { ru: 'Иркутск', kk: 'Иркутск', uz: 'Irkutsk', en: 'Irkutsk' },
  'Asia/Yakutsk': { ru: 'Якутск', kk: 'Якутск', uz: 'Yakutsk', en: 'Yakutsk' },
  'Asia/Vladivostok': { ru: 'Владивосток', kk: 'Владивосток', uz: 'Vladivostok', en: 'Vladivostok' },
  'Asia/Magadan': { ru: 'Магадан', kk: 'Магадан', uz: 'Magadan', en: 'Magadan' },
  'Asia/Kamchatka': { ru: 'Камчатка', kk: 'Камчатка', uz: 'Kamchatka', en: 'Kamchatka' },
} as const satisfies Record<string, Label>

/** True for a zone that has a name here. */
export const isZone = (zone: string): zone is keyof typeof zoneNames => Object.hasOwn(zoneNames, zone)
