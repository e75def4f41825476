import type { Problem } from '../core/problem.ts'
import { patterns, type Static, t } from '../core/type.ts'
import { matchRedirect, redirectFrom, targetPath } from '../redirects/redirect-rules.ts'
import { tags } from '../tags.ts'
import { defineArea, productSection } from './define-area.ts'

/** How long a redirect is for; browsers remember one that is permanent. */
export const redirectKinds = {
  permanent: { ru: 'Навсегда (301)', kk: 'Біржола (301)', uz: 'Butunlay (301)', en: 'For good (301)' },
  temporary: { ru: 'На время (302)', kk: 'Уақытша (302)', uz: 'Vaqtincha (302)', en: 'For a while (302)' },
} as const

const schema = t.object({
  from: t.string({
    label: { ru: 'Старый адрес', kk: 'Ескі мекенжай', uz: 'Eski manzil', en: 'Old address' },
    help: {
      ru: 'Путь без языка, /old-page, или адрес целиком, как его копирует браузер. С параметрами — только этот адрес: /index.php?id=5. Звёздочка в конце — все адреса, которые так начинаются: /old/*.',
      kk: 'Тілі жоқ жол, /old-page, немесе браузер көшіретін толық мекенжай. Параметрлерімен — тек сол мекенжай: /index.php?id=5. Соңындағы жұлдызша — осылай басталатын барлық мекенжай: /old/*.',
      uz: 'Tilsiz yoʻl, /old-page, yoki brauzer nusxalaydigan toʻliq manzil. Parametrlari bilan — faqat shu manzil: /index.php?id=5. Oxiridagi yulduzcha — shunday boshlanadigan barcha manzillar: /old/*.',
      en: 'A path without language, /old-page, or the whole address as a browser copies it. With parameters it means that address alone: /index.php?id=5. An asterisk at the end means all addresses that begin so: /old/*.',
    },
    max: 300,
    pattern: patterns.redirectFrom,
  }),
  to: t.string({
    label: { ru: 'Куда ведёт', kk: 'Қайда апарады', uz: 'Qayerga olib boradi', en: 'Leads to' },
    help: {
      ru: 'Страница этого сайта, например /companies/clinics, или полный адрес с https://. Язык читателя сохранится.',
      kk: 'Осы сайттың беті, мысалы /companies/clinics, немесе https:// бар толық мекенжай. Оқырманның тілі сақталады.',
      uz: 'Shu saytning sahifasi, masalan /companies/clinics, yoki https:// bilan toʻliq manzil. Oʻquvchining tili saqlanadi.',
      en: 'A page of this site such as /companies/clinics, or a complete address with https://. The reader’s language is kept.',
    },
    max: 2000,
    pattern: patterns.urlOrPath,
  }),
  kind: t.choice(redirectKinds, {
    label: { ru: 'Надолго ли', kk: 'Қанша уақытқа', uz: 'Qancha vaqtga', en: 'For how long' },
    default: 'permanent',
  }),
  isActive: t.boolean({
    label: { ru: 'Действует', kk: 'Іске қосулы', uz: 'Ishlaydi', en: 'Active' },
    default: true,
  }),
})

export type RedirectRow = Static<typeof schema>

/** Signs that no path of this site has (`site/core/address.ts`); a redirect from such a path would have no effect. */
const unreadable = /%(?:2f|5c|7f|[01][0-9a-f])|\\|\p{Cc}/iu

/** A redirect must not point to addresses that it catches itself, or have no target. */
const check = ({ from: written, to }: RedirectRow): Problem[] => {
  const from = redirectFrom(written)
  if (from === undefined) return [{ path: ['from'], code: 'redirectFrom', params: {} }]
  if (to.startsWith('/') && unreadable.test(to.split(/[?#]/)[0] ?? ''))
    return [{ path: ['to'], code: 'urlOrPath', params: {} }]
  const own = targetPath(to)
  return own && matchRedirect([{ from }], own.path, own.query)
    ? [{ path: ['to'], code: 'selfRedirect', params: {} }]
    : []
}

/** The table of redirects (B-18), with those that pages of clinics leave when their slug changes. */
const redirects = defineArea({
  name: 'redirects',
  section: productSection,
  label: { ru: 'Переадресация', kk: 'Қайта бағыттау', uz: 'Qayta yoʻnaltirish', en: 'Redirects' },
  entry: {
    ru: 'Новая переадресация',
    kk: 'Жаңа қайта бағыттау',
    uz: 'Yangi qayta yoʻnaltirish',
    en: 'New redirect',
  },
  tab: 1,
  schema,
  check,
  title: ['from'],
  list: {
    columns: ['from', 'to', 'kind', 'isActive', 'updatedAt'],
    search: ['from', 'to'],
    filters: ['isActive'],
    sorts: ['from', '-updatedAt'],
  },
  tags: () => [tags.redirects, tags.siteRedirects],
  limit: 20_000,
  example: { from: '/old/*', to: '/companies/clinics', kind: 'permanent', isActive: true },
})

export default redirects
