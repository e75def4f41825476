import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const documentCheck = defineBlock({
  type: 'document-check',
  label: {
    ru: 'Проверка документа',
    kk: 'Құжатты тексеру',
    uz: 'Hujjatni tekshirish',
    en: 'Document check',
  },
  description: {
    ru: 'Форма для кода документа и проверка файла, который никуда не отправляется.',
    kk: 'Құжат кодына арналған форма және еш жаққа жіберілмейтін файлды тексеру.',
    uz: 'Hujjat kodi uchun shakl va hech qayerga yuborilmaydigan faylni tekshirish.',
    en: 'A form for the code of a document, and a check of a file that is sent nowhere.',
  },
  category: 'action',
  isOffered: false,
  props: t.object({
    /** The typed code, and its fault. */
    written: t.optional(
      t.string({
        label: { ru: 'Введено', kk: 'Енгізілген', uz: 'Kiritilgan', en: 'What was typed' },
        max: 100,
        hidden: true,
      }),
    ),
    fault: t.optional(
      t.choice(
        {
          empty: {
            ru: 'Ничего не введено',
            kk: 'Ештеңе енгізілмеген',
            uz: 'Hech narsa kiritilmagan',
            en: 'Nothing was typed',
          },
          code: { ru: 'Опечатка', kk: 'Қате', uz: 'Xato', en: 'A mistake' },
          missing: { ru: 'Нет документа', kk: 'Құжат жоқ', uz: 'Hujjat yoʻq', en: 'No such document' },
          often: { ru: 'Слишком часто', kk: 'Тым жиі', uz: 'Juda tez-tez', en: 'Too often' },
        },
        {
          label: { ru: 'Что не так', kk: 'Не дұрыс емес', uz: 'Nima xato', en: 'What is wrong' },
          hidden: true,
        },
      ),
    ),
    /** The code of the document that is shown above: a file is compared with that one. */
    code: t.optional(
      t.string({
        label: { ru: 'Код документа', kk: 'Құжат коды', uz: 'Hujjat kodi', en: 'Code of the document' },
        max: 20,
        hidden: true,
      }),
    ),
  }),
  data: t.object({ action: t.link() }),
  example: { props: {}, data: { action: { kind: 'page', path: '/dv' } } },
})

export default documentCheck
export type DocumentCheckProps = BlockProps<typeof documentCheck>
