import { block, foldedColumns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'

const text = block('first-visit-text', 'rich-text', {
  content: rich({
    ru: `
      Сначала разговор: что беспокоит, чего хочется, чего вы опасаетесь. Потом осмотр и, если он нужен, снимок.
      Врач показывает зубы на экране и вместе с вами составляет план из трёх частей.
      - Срочное: что болит или может скоро заболеть.
      - Плановое: что стоит сделать в ближайшие месяцы.
      - Необязательное: то, что можно улучшить, если захочется.
      Лечить в этот же день необязательно.`,
    kk: `
      Алдымен әңгіме: не мазалайды, не қалайсыз, неден қауіптенесіз. Содан кейін қарап-тексеру және қажет болса, рентген түсірілімі.
      Дәрігер тістерді экраннан көрсетіп, сізбен бірге үш бөліктен тұратын жоспар құрады.
      - Шұғыл: ауырып тұрған немесе жақын арада ауыруы мүмкін тістер.
      - Жоспарлы: жақын айларда жасаған жөн нәрселер.
      - Міндетті емес: қаласаңыз, жақсартуға болатын нәрселер.
      Сол күні емделу міндетті емес.`,
    uz: `
      Avval suhbat: nima bezovta qiladi, nimani xohlaysiz, nimadan xavotirdasiz. Keyin koʻrik va kerak boʻlsa, rentgen surati.
      Shifokor tishlarni ekranda koʻrsatadi va siz bilan birga uch qismli reja tuzadi.
      - Shoshilinch: ogʻriyotgan yoki tez orada ogʻrishi mumkin boʻlgan tishlar.
      - Rejali: yaqin oylarda qilgan maʼqul ishlar.
      - Ixtiyoriy: xohlasangiz, yaxshilash mumkin boʻlgan narsalar.
      Shu kuniyoq davolanish shart emas.`,
    en: `
      First a talk: what bothers you, what you would like, what you are afraid of. Then an examination and, if needed, an X-ray.
      The dentist shows your teeth on a screen and makes a plan with you, in three parts.
      - Urgent: what hurts or may soon hurt.
      - Planned: what is worth doing in the coming months.
      - Optional: what could be improved, if you wish.
      There is no need to be treated the same day.`,
  }),
})

const room = block('first-visit-room', 'image', {
  image: picture('demo-dent/room-3', {
    ru: 'Рисунок: стоматологическое кресло у высокого окна, рядом пальма в горшке',
    kk: 'Сурет: биік терезе жанындағы стоматология креслосы, қасында құмырадағы пальма',
    uz: 'Rasm: baland deraza yonidagi stomatologiya kreslosi, yonida tuvakdagi palma',
    en: 'Drawing: a dental chair by a tall window with a potted palm beside it',
  }),
})

const promise = block('promise', 'rich-text', {
  content: rich({
    ru: `После осмотра вы знаете, что лечить сейчас, что может подождать и сколько это стоит. План остаётся у вас. Цена не меняется без вашего согласия, а между приёмами мы оставляем запас времени, чтобы начинать вовремя.`,
    kk: `Қаралғаннан кейін қазір нені емдеу керегін, нені кейінге қалдыруға болатынын және қанша тұратынын білесіз. Жоспар сізде қалады. Баға келісіміңізсіз өзгермейді, ал уақытында бастау үшін қабылдаулар арасында бос уақыт қалдырамыз.`,
    uz: `Koʻrikdan keyin hozir nimani davolash kerakligini, nimani keyinga qoldirish mumkinligini va bu qancha turishini bilasiz. Reja sizda qoladi. Narx roziligingizsiz oʻzgarmaydi, oʻz vaqtida boshlash uchun esa qabullar orasida boʻsh vaqt qoldiramiz.`,
    en: `After the examination you know what to treat now, what can wait and what it costs. The plan is yours. The price does not change without your consent, and we keep spare time between visits so that yours can start on time.`,
  }),
})

/** The steps of a first visit and what it gives, beside a tall picture of a room; a row to unfold on a phone. */
export const firstVisit = foldedColumns(
  'first-visit',
  'wide-left',
  {
    ru: 'Как проходит первый приём',
    kk: 'Алғашқы қабылдау қалай өтеді',
    uz: 'Birinchi qabul qanday oʻtadi',
    en: 'How the first visit goes',
  },
  [text, room, promise],
)
