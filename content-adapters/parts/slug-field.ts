import { t } from '../../schemas/core/type.ts'

export const slugLabel = { ru: 'Адрес', kk: 'Мекенжайы', uz: 'Manzil', en: 'Address' }

/** The last part of the address of a document with a page. */
export const slugField = () =>
  t.string({
    label: slugLabel,
    help: {
      ru: 'Строчные латинские буквы, цифры и дефисы, например new-room.',
      kk: 'Кіші латын әріптері, цифрлар және дефис, мысалы new-room.',
      uz: 'Kichik lotin harflari, raqamlar va defis, masalan new-room.',
      en: 'Small Latin letters, digits and hyphens, such as new-room.',
    },
    max: 120,
    pattern: '^[a-z0-9-]+$',
  })
