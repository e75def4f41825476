import { type BlockProps, defineBlock } from '../define-block.ts'
import type { PortableText } from '../portable-text.ts'
import { t } from '../type.ts'

const line = (text: string, style = 'normal'): PortableText[number] => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text }],
  markDefs: [],
})
const bullet = (text: string): PortableText[number] => ({ ...line(text), listItem: 'bullet', level: 1 })

const richText = defineBlock({
  type: 'rich-text',
  label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
  description: {
    ru: 'Абзацы, подзаголовки, списки и ссылки.',
    kk: 'Абзацтар, тақырыпшалар, тізімдер және сілтемелер.',
    uz: 'Xatboshilar, kichik sarlavhalar, roʻyxatlar va havolalar.',
    en: 'Paragraphs, headings, lists and links.',
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
        ],
        kk: [
          line('Алғашқы қабылдау қалай өтеді', 'h2'),
          line(
            'Алғашқы қабылдау 40 минутқа жуық созылады. Дәрігер тістеріңізді қарайды, қажет болса рентгенге түсіреді және қазір нені емдеу керегін, нені кейінге қалдыруға болатынын түсіндіреді.',
          ),
          line('Өзіңізбен не алу керек', 'h3'),
          bullet('жеке куәлік;'),
          bullet('соңғы бір жылдағы тіс рентгені, егер болса;'),
          bullet('қабылдап жүрген дәрілеріңіздің тізімі.'),
        ],
        uz: [
          line('Birinchi qabul qanday oʻtadi', 'h2'),
          line(
            'Birinchi qabul taxminan 40 daqiqa davom etadi. Shifokor tishlaringizni koʻradi, zarur boʻlsa rentgen qiladi va hozir nimani davolash kerakligini, nimani keyinga qoldirish mumkinligini tushuntiradi.',
          ),
          line('Oʻzingiz bilan nima olish kerak', 'h3'),
          bullet('shaxsni tasdiqlovchi hujjat;'),
          bullet('soʻnggi bir yildagi tish rentgeni, agar boʻlsa;'),
          bullet('qabul qilayotgan dorilaringiz roʻyxati.'),
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
        ],
      },
    },
  },
})

export default richText
export type RichTextProps = BlockProps<typeof richText>
