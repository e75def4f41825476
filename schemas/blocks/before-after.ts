import { t } from '../core/type.ts'
import { titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

/** Help text below each picture field. */
const consent = {
  ru: 'Снимок пациента публикуйте только с его письменного согласия. Оба снимка — одного размера, с одной точки и при одном свете.',
  kk: 'Пациенттің суретін оның жазбаша келісімімен ғана жариялаңыз. Екі сурет те бір өлшемде, бір нүктеден және бірдей жарықта түсірілсін.',
  uz: 'Bemorning suratini faqat uning yozma roziligi bilan nashr qiling. Ikkala surat bir xil oʻlchamda, bir nuqtadan va bir xil yorugʻlikda olinsin.',
  en: 'Publish a patient’s picture only with their written consent. Take both from the same point in the same light and size.',
}

const beforeAfter = defineBlock({
  type: 'before-after',
  label: { ru: 'До и после', kk: 'Дейін және кейін', uz: 'Oldin va keyin', en: 'Before and after' },
  description: {
    ru: 'Два снимка одного и того же: посетитель сравнивает их, передвигая границу.',
    kk: 'Бір нәрсенің екі суреті: келуші шекараны жылжытып, оларды салыстырады.',
    uz: 'Bir narsaning ikkita surati: tashrif buyuruvchi chegarani surib, ularni solishtiradi.',
    en: 'Two pictures of the same thing; a visitor compares them by moving the line between them.',
  },
  category: 'media',
  props: t.object({
    title: titleField(),
    before: t.image({
      label: { ru: 'Снимок до', kk: 'Дейінгі сурет', uz: 'Oldingi surat', en: 'Picture before' },
      help: consent,
    }),
    after: t.image({
      label: { ru: 'Снимок после', kk: 'Кейінгі сурет', uz: 'Keyingi surat', en: 'Picture after' },
      help: consent,
    }),
    note: t.optional(
      t.ownText({
        label: { ru: 'Примечание', kk: 'Ескертпе', uz: 'Izoh', en: 'Note' },
        help: {
          ru: 'У снимков лечения здесь место предупреждению: «Имеются противопоказания. Необходима консультация специалиста». Напишите его на каждом языке сайта: на другом оно не показывается.',
          kk: 'Ем суреттерінде бұл — ескертудің орны: «Қарсы көрсетілімдер бар. Маман кеңесі қажет». Оны сайттың әр тілінде жазыңыз: басқа тілде көрсетілмейді.',
          uz: 'Davolash suratlarida bu ogohlantirish oʻrni: “Qarshi koʻrsatmalar bor. Mutaxassis maslahati zarur”. Uni saytning har bir tilida yozing: boshqa tilda koʻrsatilmaydi.',
          en: 'Pictures of treatment need a warning here: “There are contraindications. Consult a specialist.” Write it in each language of the site: it is not shown in another.',
        },
        max: 300,
      }),
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Кабинет до и после ремонта',
        kk: 'Жөндеуге дейінгі және кейінгі кабинет',
        uz: 'Xona taʼmirdan oldin va keyin',
        en: 'A room before and after renovation',
      },
      before: {
        src: '/images/demo-dent/room-2',
        width: 1600,
        height: 1067,
        color: '#e3e0da',
        alt: {
          ru: 'Рисунок: комната со столом и мягким креслом, на стене часы',
          kk: 'Сурет: үстелі мен жұмсақ креслосы бар бөлме, қабырғада сағат',
          uz: 'Rasm: stol va yumshoq kreslo turgan xona, devorda soat',
          en: 'Drawing: a room with a desk and an armchair, a clock on the wall',
        },
      },
      after: {
        src: '/images/demo-dent/room-1',
        width: 1600,
        height: 1067,
        color: '#dce7e5',
        alt: {
          ru: 'Рисунок: стоматологическое кресло у окна и шкафы вдоль стены',
          kk: 'Сурет: терезе жанындағы стоматология креслосы, қабырға бойында шкафтар',
          uz: 'Rasm: deraza yonida stomatologiya kreslosi, devor boʻylab shkaflar',
          en: 'Drawing: a dental chair by the window and cabinets along the wall',
        },
      },
      note: {
        ru: 'Работы заняли девять дней, приём не прекращался.',
        kk: 'Жұмыс тоғыз күнге созылды, қабылдау тоқтаған жоқ.',
        uz: 'Ishlar toʻqqiz kun davom etdi, qabul toʻxtamadi.',
        en: 'The renovation took nine days, and we kept seeing patients.',
      },
    },
  },
})

export default beforeAfter
export type BeforeAfterProps = BlockProps<typeof beforeAfter>
