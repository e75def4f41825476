import { t } from '../core/type.ts'
import { formFields } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { longestPath } from '../page-cases/page-case.ts'

const pageReport = defineBlock({
  type: 'page-report',
  label: {
    ru: 'Жалоба на страницу',
    kk: 'Бетке шағым',
    uz: 'Sahifa ustidan shikoyat',
    en: 'Report of a page',
  },
  description: {
    ru: 'Форма, по которой посетитель жалуется на сайт клиники, новость или страницу каталога.',
    kk: 'Келуші клиника сайтына, жаңалыққа не каталогтағы бетке шағымданатын форма.',
    uz: 'Tashrif buyuruvchi klinika sayti, yangilik yoki katalogdagi sahifa ustidan shikoyat qiladigan shakl.',
    en: 'A form in which a visitor reports a clinic’s site, a news item or a page of the directory.',
  },
  category: 'action',
  isOffered: false,
  props: t.object({
    /** Path of the page that is reported, without the language; without one the form asks for it. */
    page: t.optional(
      t.string({
        label: { ru: 'Страница', kk: 'Бет', uz: 'Sahifa', en: 'Page' },
        max: longestPath,
      }),
    ),
    /** The form for the address was sent without one. */
    isEmpty: t.optional(
      t.boolean({
        label: {
          ru: 'Ничего не введено',
          kk: 'Ештеңе енгізілмеген',
          uz: 'Hech narsa kiritilmagan',
          en: 'Nothing was typed',
        },
        hidden: true,
      }),
    ),
    /** The typed text, if it is no address of a page that can be reported. */
    typed: t.optional(
      t.string({
        label: { ru: 'Что было введено', kk: 'Не енгізілді', uz: 'Nima kiritildi', en: 'What was typed' },
        max: longestPath,
      }),
    ),
  }),
  data: t.object(formFields()),
  example: { props: { page: '/l/demo-dent' }, data: {} },
})

export default pageReport
export type PageReportProps = BlockProps<typeof pageReport>
