import { t } from '../../schemas/core/type.ts'
import { slugLabel } from '../parts/slug-field.ts'

/** The site that a document belongs to. */
export const siteField = () =>
  t.reference('site', { label: { ru: 'Сайт', kk: 'Сайт', uz: 'Sayt', en: 'Site' } })

/** The address of a page in its site. */
export const pageSlugField = () =>
  t.optional(
    t.string({
      label: slugLabel,
      help: {
        ru: 'Строчные латинские буквы, цифры и дефисы. Пусто — главная страница.',
        kk: 'Кіші латын әріптері, цифрлар және дефис. Бос болса — басты бет.',
        uz: 'Kichik lotin harflari, raqamlar va defis. Boʻsh boʻlsa — bosh sahifa.',
        en: 'Small Latin letters, digits and hyphens. Empty is the home page.',
      },
      max: 120,
      pattern: '^[a-z0-9-]*$',
    }),
  )

/** The code of the same thing in Shipa, where it is there too: its slots and reviews then stand on its pages. */
export const codeField = () =>
  t.optional(
    t.string({
      label: { ru: 'Код в Shipa', kk: 'Shipa жүйесіндегі коды', uz: 'Shipadagi kodi', en: 'Code in Shipa' },
      help: {
        ru: 'Если эта запись есть и в Shipa: по коду к ней подойдут запись на приём и отзывы.',
        kk: 'Бұл жазба Shipa жүйесінде де болса: қабылдауға жазылу мен пікірлер код бойынша қосылады.',
        uz: 'Bu yozuv Shipada ham boʻlsa: qabulga yozilish va sharhlar kod boʻyicha qoʻshiladi.',
        en: 'If Shipa has this entry too: booking and reviews are joined to it by the code.',
      },
      max: 64,
      pattern: '^[A-Za-z0-9_-]+$',
    }),
  )

/** The place among others of its kind; those without one come last. */
export const orderField = () =>
  t.optional(t.integer({ label: { ru: 'Порядок', kk: 'Реті', uz: 'Tartibi', en: 'Order' }, minimum: 0 }))
