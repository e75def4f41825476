import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'

const text = block('first-visit-text', 'rich-text', {
  content: rich({
    ru: `
      ## Как проходит первый приём
      Сначала разговор: что беспокоит, чего хочется, чего вы опасаетесь. Потом осмотр и, если он нужен, снимок.
      Врач показывает зубы на экране и вместе с вами составляет план из трёх частей.
      - Срочное: что болит или может скоро заболеть.
      - Плановое: что стоит сделать в ближайшие месяцы.
      - Необязательное: то, что можно улучшить, если захочется.
      Лечить в этот же день необязательно.`,
    kk: `
      ## Алғашқы қабылдау қалай өтеді
      Алдымен әңгіме: не мазалайды, не қалайсыз, неден қауіптенесіз. Содан кейін қарап-тексеру және қажет болса, рентген түсірілімі.
      Дәрігер тістерді экраннан көрсетіп, сізбен бірге үш бөліктен тұратын жоспар құрады.
      - Шұғыл: ауырып тұрған немесе жақын арада ауыруы мүмкін тістер.
      - Жоспарлы: жақын айларда жасаған жөн нәрселер.
      - Міндетті емес: қаласаңыз, жақсартуға болатын нәрселер.
      Сол күні емделу міндетті емес.`,
    uz: `
      ## Birinchi qabul qanday oʻtadi
      Avval suhbat: nima bezovta qiladi, nimani xohlaysiz, nimadan xavotirdasiz. Keyin koʻrik va kerak boʻlsa, rentgen surati.
      Shifokor tishlarni ekranda koʻrsatadi va siz bilan birga uch qismli reja tuzadi.
      - Shoshilinch: ogʻriyotgan yoki tez orada ogʻrishi mumkin boʻlgan tishlar.
      - Rejali: yaqin oylarda qilgan maʼqul ishlar.
      - Ixtiyoriy: xohlasangiz, yaxshilash mumkin boʻlgan narsalar.
      Shu kuniyoq davolanish shart emas.`,
    en: `
      ## How the first visit goes
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

/** The steps of a first visit, beside a tall picture of a room. */
export const firstVisit = columns('first-visit', 'wide-left', [text, room])
