import { actionField } from '../action-field.ts'
import { type BlockProps, defineBlock } from '../define-block.ts'
import { t } from '../type.ts'

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
  props: t.object({
    title: t.text({
      label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' },
      help: {
        ru: 'Главное одной строкой: «1–8 января не работаем».',
        kk: 'Ең бастысы бір жолмен: «1–8 қаңтарда жұмыс істемейміз».',
        uz: 'Asosiysi bir qatorda: “1–8-yanvar kunlari ishlamaymiz”.',
        en: 'The main thing in one line: “Closed 1–8 January”.',
      },
      max: 120,
    }),
    text: t.optional(
      t.text({ label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' }, max: 600, multiline: true }),
    ),
    action: t.optional(actionField({ label: { ru: 'Ссылка', kk: 'Сілтеме', uz: 'Havola', en: 'Link' } })),
    tone: t.choice(
      {
        calm: { ru: 'Спокойное', kk: 'Сабырлы', uz: 'Sokin', en: 'Calm' },
        important: { ru: 'Важное', kk: 'Маңызды', uz: 'Muhim', en: 'Important' },
      },
      { label: { ru: 'Тон', kk: 'Реңкі', uz: 'Ohangi', en: 'Tone' }, default: 'calm' },
    ),
    from: t.optional(
      t.date({
        label: {
          ru: 'Показывать с',
          kk: 'Қай күннен көрсету',
          uz: 'Qaysi kundan koʻrsatish',
          en: 'Show from',
        },
        help: {
          ru: 'С начала этого дня по часам клиники. Пусто — сразу.',
          kk: 'Клиника уақытымен осы күннің басынан. Бос болса, бірден.',
          uz: 'Klinika vaqti bilan shu kun boshidan. Boʻsh boʻlsa, darhol.',
          en: 'From the start of this day by the clinic’s clocks. Leave empty to begin at once.',
        },
      }),
    ),
    until: t.optional(
      t.date({
        label: {
          ru: 'Показывать по',
          kk: 'Қай күнге дейін көрсету',
          uz: 'Qaysi kungacha koʻrsatish',
          en: 'Show until',
        },
        help: {
          ru: 'Этот день включительно; не раньше первого дня, иначе объявление не появится. Пусто — без срока.',
          kk: 'Осы күнді қоса алғанда; бірінші күннен ерте болса, хабарландыру көрінбейді. Бос болса, мерзімсіз.',
          uz: 'Shu kun ham kiradi; birinchi kundan oldin boʻlsa, eʼlon koʻrinmaydi. Boʻsh boʻlsa, muddatsiz.',
          en: 'This day included; before the first day, the notice never appears. Leave empty for no end.',
        },
      }),
    ),
  }),
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
