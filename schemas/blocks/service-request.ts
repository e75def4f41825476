import type { requestedServices } from '../api/service-request.ts'
import { t } from '../core/type.ts'
import { formFields, titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const serviceRequest = defineBlock({
  type: 'service-request',
  label: {
    ru: 'Заявка на услуги',
    kk: 'Қызметке өтінім',
    uz: 'Xizmatlarga ariza',
    en: 'Request for services',
  },
  description: {
    ru: 'Форма, по которой клиника просит подключить сайт или систему.',
    kk: 'Клиника сайтты не жүйені қосуды сұрайтын форма.',
    uz: 'Klinika sayt yoki tizimni ulashni soʻraydigan shakl.',
    en: 'A form for clinics to request a website or the system.',
  },
  category: 'action',
  isOffered: false,
  props: t.object({
    title: titleField(),
    lead: t.optional(
      t.text({
        label: { ru: 'Пояснение', kk: 'Түсініктеме', uz: 'Izoh', en: 'Explanation' },
        max: 300,
        multiline: true,
      }),
    ),
    chosen: t.optional(
      t.choice(
        {
          'clinic-website': {
            ru: 'Сайт клиники',
            kk: 'Клиника сайты',
            uz: 'Klinika sayti',
            en: 'Clinic website',
          },
          mis: {
            ru: 'Информационная система',
            kk: 'Ақпараттық жүйе',
            uz: 'Axborot tizimi',
            en: 'Clinic system',
          },
          'mis-practice': {
            ru: 'Частная практика',
            kk: 'Жеке практика',
            uz: 'Xususiy amaliyot',
            en: 'Private practice',
          },
          promotion: { ru: 'Продвижение', kk: 'Ілгерілету', uz: 'Bemorlarni jalb qilish', en: 'Promotion' },
          whatsapp: {
            ru: 'Кнопка WhatsApp',
            kk: 'WhatsApp түймесі',
            uz: 'WhatsApp tugmasi',
            en: 'WhatsApp button',
          },
          'bonus-system': {
            ru: 'Бонусная программа',
            kk: 'Бонус бағдарламасы',
            uz: 'Bonus dasturi',
            en: 'Bonus programme',
          },
        } satisfies Record<(typeof requestedServices)[number], unknown>,
        { label: { ru: 'Что отмечено', kk: 'Не белгіленген', uz: 'Nima belgilangan', en: 'What is ticked' } },
      ),
    ),
  }),
  /** Result of a form that was submitted without JavaScript; empty before. */
  data: t.object(formFields()),
  example: {
    props: {
      title: {
        ru: 'Оставьте заявку',
        kk: 'Өтінім қалдырыңыз',
        uz: 'Ariza qoldiring',
        en: 'Leave a request',
      },
      lead: {
        ru: 'Перезвоним в рабочее время и ответим на вопросы.',
        kk: 'Жұмыс уақытында қоңырау шалып, сұрақтарға жауап береміз.',
        uz: 'Ish vaqtida qoʻngʻiroq qilib, savollarga javob beramiz.',
        en: 'We call back in working hours and answer your questions.',
      },
      chosen: 'clinic-website',
    },
    data: {},
  },
})

export default serviceRequest
export type ServiceRequestProps = BlockProps<typeof serviceRequest>
