import { t } from '../core/type.ts'
import { announcementFields } from '../page/announcement-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const announcement = defineBlock({
  type: 'announcement',
  label: { ru: 'Объявление', kk: 'Хабарландыру', uz: 'Eʼlon', en: 'Announcement' },
  description: {
    ru: 'Сообщение, которое важно увидеть сразу: праздничный график, новый вход, новый врач. Исчезает в назначенный день.',
    kk: 'Бірден көру маңызды хабар: мереке кестесі, жаңа кіреберіс, жаңа дәрігер. Белгіленген күні жоғалады.',
    uz: 'Darhol koʻrilishi kerak boʻlgan xabar: bayram jadvali, yangi kirish, yangi shifokor. Belgilangan kuni yoʻqoladi.',
    en: 'What visitors should see at once: holiday hours, a new entrance, a new doctor. It disappears on the day you set.',
  },
  category: 'clinic',
  props: t.object(announcementFields),
  /** Empty: the loader only decides whether the notice is shown today. */
  data: t.object({}),
  // Without dates, so that the block is visible when the builder inserts it.
  example: {
    props: {
      title: {
        ru: '1–8\u00a0января не\u00a0работаем',
        kk: '1–8\u00a0қаңтарда жұмыс істемейміз',
        uz: '1–8-yanvar kunlari ishlamaymiz',
        en: 'Closed 1–8\u00a0January',
      },
      text: {
        ru: 'С\u00a09\u00a0января принимаем как обычно, записаться можно уже сейчас. Если зуб заболит в\u00a0праздники, звоните: ответит дежурный врач.',
        kk: '9\u00a0қаңтардан бастап әдеттегідей қабылдаймыз, қазірден жазылуға болады. Мереке күндері тісіңіз ауырса, қоңырау шалыңыз: кезекші дәрігер жауап береді.',
        uz: '9-yanvardan odatdagidek qabul qilamiz, hozirdan yozilish mumkin. Bayram kunlari tishingiz ogʻrisa, qoʻngʻiroq qiling: navbatchi shifokor javob beradi.',
        en: 'We are open as usual from 9\u00a0January, and you can book now. If a tooth starts to hurt over the holidays, call us: the doctor on duty will answer.',
      },
      action: {
        label: {
          ru: 'Записаться на приём',
          kk: 'Қабылдауға жазылу',
          uz: 'Qabulga yozilish',
          en: 'Book an appointment',
        },
        link: { kind: 'page', path: '/appointment' },
      },
      tone: 'important',
    },
    data: {},
  },
})

export default announcement
export type AnnouncementProps = BlockProps<typeof announcement>
