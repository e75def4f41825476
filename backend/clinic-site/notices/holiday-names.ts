import type { Locale } from '../../../locales/locale.ts'

type Names = Partial<Record<Locale, string>>

/** Names of holidays that the library of calendars has only in Russian, or in the country’s language, by the name that it gives for Russian. */
export const holidayNames: Readonly<Record<string, Names>> = {
  'Новый год': { kk: 'Жаңа жыл', uz: 'Yangi yil' },
  'Новогодние каникулы': { kk: 'Жаңа жылдық демалыс', uz: 'Yangi yil taʼtili' },
  'Рождество Христово': { kk: 'Рождество', uz: 'Rojdestvo' },
  'День защитника Отечества': { kk: 'Отан қорғаушы күні', uz: 'Vatan himoyachilari kuni' },
  'День Защитника Отечества': { uz: 'Vatan himoyachilari kuni' },
  'Международный женский день': { kk: 'Халықаралық әйелдер күні', uz: 'Xalqaro xotin-qizlar kuni' },
  'День Конституции': { kk: 'Конституция күні', uz: 'Konstitutsiya kuni' },
  'Наурыз мейрамы': { uz: 'Navroʻz bayrami' },
  'Праздник Навруз': { kk: 'Наурыз мейрамы' },
  'Руза хайит': { kk: 'Ораза айт' },
  'Курбан-айт': { uz: 'Qurbon hayiti' },
  'Курбан хайит': { kk: 'Құрбан айт' },
  'День единства народа Казахстана': { uz: 'Qozogʻiston xalqi birligi kuni' },
  'День весны и труда': { kk: 'Көктем және еңбек күні', uz: 'Bahor va mehnat kuni' },
  'День Победы': { kk: 'Жеңіс күні', uz: 'Gʻalaba kuni' },
  'День памяти и почестей': { kk: 'Еске алу және құрмет күні' },
  'День столицы': { uz: 'Poytaxt kuni' },
  'День России': { kk: 'Ресей күні', uz: 'Rossiya kuni' },
  'День Республики': { uz: 'Respublika kuni' },
  'День независимости': { kk: 'Тәуелсіздік күні', uz: 'Mustaqillik kuni' },
  'День учителя и наставника': { kk: 'Ұстаз және тәлімгер күні', uz: 'Oʻqituvchi va murabbiylar kuni' },
  'День народного единства': { kk: 'Халық бірлігі күні', uz: 'Xalq birligi kuni' },
  Радунiца: { ru: 'Радуница', kk: 'Радуница', uz: 'Radunitsa' },
  'Дзень працы': { ru: 'Праздник труда', kk: 'Еңбек мерекесі', uz: 'Mehnat bayrami' },
  'Дзень Перамогi': { ru: 'День Победы', kk: 'Жеңіс күні', uz: 'Gʻalaba kuni' },
  'Дзень Незалежнасцi': { ru: 'День независимости', kk: 'Тәуелсіздік күні', uz: 'Mustaqillik kuni' },
  'Дзень Кастрычніцкай рэвалюцыі': {
    ru: 'День Октябрьской революции',
    kk: 'Қазан төңкерісі күні',
    uz: 'Oktyabr inqilobi kuni',
  },
}
