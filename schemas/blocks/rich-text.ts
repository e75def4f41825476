import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import type { RichCallout } from '../rich/callout.ts'
import type { RichFile } from '../rich/file.ts'
import type { RichPicture } from '../rich/picture.ts'
import type { TextBlock } from '../rich/portable-text.ts'
import type { RichTable } from '../rich/table.ts'

const line = (text: string, style = 'normal'): TextBlock => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text }],
  markDefs: [],
})
const bullet = (text: string): TextBlock => ({ ...line(text), listItem: 'bullet', level: 1 })
const note = (text: string): RichCallout => ({ _type: 'callout', tone: 'note', content: [line(text)] })
const picture = (alt: string, caption: string): RichPicture => ({
  _type: 'picture',
  src: '/images/demo-dent/reception-1',
  width: 1600,
  height: 1067,
  color: '#e6e2d8',
  alt,
  caption,
})
const table = (caption: string, ...rows: string[][]): RichTable => ({
  _type: 'table',
  caption,
  headerRow: true,
  rows: rows.map((texts) => ({
    _type: 'row',
    cells: texts.map((text) => ({ _type: 'cell', children: [{ _type: 'span', text }] })),
  })),
})
const file = (name: string): RichFile => ({ _type: 'file', href: '/files/rules.docx', name, bytes: 48_100 })

const richText = defineBlock({
  type: 'rich-text',
  label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
  description: {
    ru: 'Абзацы, подзаголовки, списки, изображения, таблицы и файлы.',
    kk: 'Абзацтар, тақырыпшалар, тізімдер, суреттер, кестелер және файлдар.',
    uz: 'Xatboshilar, kichik sarlavhalar, roʻyxatlar, rasmlar, jadvallar va fayllar.',
    en: 'Paragraphs, headings, lists, pictures, tables and files.',
  },
  category: 'text',
  props: t.object({
    content: t.rich({ label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' } }),
  }),
  example: {
    props: {
      content: {
        ru: [
          line('Как проходит первый приём', 'h2'),
          line(
            'Первый приём длится около 40 минут. Врач осмотрит зубы, при необходимости сделает снимок и объяснит, что лечить сейчас, а что может подождать.',
          ),
          line('Что взять с собой', 'h3'),
          bullet('удостоверение личности;'),
          bullet('снимки зубов за последний год, если они есть;'),
          bullet('список лекарств, которые вы принимаете.'),
          table('Сколько длится приём', ['Приём', 'Минут'], ['Первый', '40'], ['Повторный', '20']),
          picture(
            'Стойка регистратуры и кресла для ожидания',
            'Регистратура на первом этаже, вход со двора.',
          ),
          note('Если опаздываете, позвоните: мы передвинем приём.'),
          file('Правила приёма пациентов'),
        ],
        kk: [
          line('Алғашқы қабылдау қалай өтеді', 'h2'),
          line(
            'Алғашқы қабылдау 40 минутқа жуық созылады. Дәрігер тістеріңізді қарайды, қажет болса рентгенге түсіреді және қазір нені емдеу керегін, нені кейінге қалдыруға болатынын түсіндіреді.',
          ),
          line('Өзіңізбен не алып келу керек', 'h3'),
          bullet('жеке куәлік;'),
          bullet('соңғы бір жылдағы тіс рентгені, егер болса;'),
          bullet('қабылдап жүрген дәрілеріңіздің тізімі.'),
          table('Қабылдау қанша созылады', ['Қабылдау', 'Минут'], ['Алғашқы', '40'], ['Қайталама', '20']),
          picture(
            'Тіркеу үстелі мен күтуге арналған креслолар',
            'Тіркеу бөлімі бірінші қабатта, кіреберіс аула жақтан.',
          ),
          note('Кешігіп жатсаңыз, қоңырау шалыңыз: қабылдауды жылжытамыз.'),
          file('Пациенттерді қабылдау ережелері'),
        ],
        uz: [
          line('Birinchi qabul qanday oʻtadi', 'h2'),
          line(
            'Birinchi qabul taxminan 40 daqiqa davom etadi. Shifokor tishlaringizni koʻradi, zarur boʻlsa rentgen qiladi va hozir nimani davolash kerakligini, nimani keyinga qoldirish mumkinligini tushuntiradi.',
          ),
          line('Oʻzingiz bilan nimalarni olib kelasiz', 'h3'),
          bullet('shaxsni tasdiqlovchi hujjat;'),
          bullet('soʻnggi bir yildagi tish rentgeni, agar boʻlsa;'),
          bullet('qabul qilayotgan dorilaringiz roʻyxati.'),
          table('Qabul qancha davom etadi', ['Qabul', 'Daqiqa'], ['Birinchi', '40'], ['Takroriy', '20']),
          picture(
            'Qabulxona peshtaxtasi va kutish oʻrindiqlari',
            'Qabulxona birinchi qavatda, kirish hovli tomondan.',
          ),
          note('Kechiksangiz, qoʻngʻiroq qiling: qabulni suramiz.'),
          file('Bemorlarni qabul qilish qoidalari'),
        ],
        en: [
          line('How the first visit goes', 'h2'),
          line(
            'The first visit takes about 40 minutes. The doctor examines your teeth, takes an X-ray if needed and explains what to treat now and what can wait.',
          ),
          line('What to bring', 'h3'),
          bullet('an identity document;'),
          bullet('X-rays of your teeth from the last year, if you have any;'),
          bullet('a list of the medicines you take.'),
          table('How long a visit takes', ['Visit', 'Minutes'], ['First', '40'], ['Follow-up', '20']),
          picture(
            'The reception desk and chairs for waiting',
            'Reception is on the ground floor; enter from the courtyard.',
          ),
          note('If you are running late, please call: we will move your visit.'),
          file('Rules for patients'),
        ],
      },
    },
  },
})

export default richText
export type RichTextProps = BlockProps<typeof richText>
