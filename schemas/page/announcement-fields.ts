import { t } from '../core/type.ts'
import { actionField } from './action-field.ts'

/** The fields of a clinic's notice, with its first and last day: of a block, or of all pages of its site. */
export const announcementFields = {
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
}
