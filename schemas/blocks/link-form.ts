import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const linkForm = defineBlock({
  type: 'link-form',
  label: {
    ru: 'Номер и ключ из ссылки',
    kk: 'Сілтемедегі нөмір мен кілт',
    uz: 'Havoladagi raqam va kalit',
    en: 'Number and key of a link',
  },
  description: {
    ru: 'Форма для того, у кого ссылка из письма или СМС не открылась.',
    kk: 'Хаттағы немесе СМС-тегі сілтемесі ашылмаған адамға арналған форма.',
    uz: 'Xat yoki SMSdagi havolasi ochilmagan kishi uchun shakl.',
    en: 'A form for whoever cannot open the link of a mail or text message.',
  },
  category: 'action',
  isOffered: false,
  props: t.object({
    /** The typed number, and its fault; the key is never in a page. */
    code: t.optional(
      t.string({ label: { ru: 'Номер', kk: 'Нөмір', uz: 'Raqam', en: 'Number' }, max: 100, hidden: true }),
    ),
    fault: t.optional(
      t.choice(
        {
          halved: {
            ru: 'Не всё введено',
            kk: 'Бәрі енгізілмеген',
            uz: 'Hammasi kiritilmagan',
            en: 'Only half',
          },
          missing: { ru: 'Не найдено', kk: 'Табылмады', uz: 'Topilmadi', en: 'Not found' },
        },
        {
          label: { ru: 'Что не так', kk: 'Не дұрыс емес', uz: 'Nima xato', en: 'What is wrong' },
          hidden: true,
        },
      ),
    ),
  }),
  example: { props: {} },
})

export default linkForm
export type LinkFormProps = BlockProps<typeof linkForm>
