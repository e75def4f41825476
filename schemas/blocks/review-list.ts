import { type Label, t } from '../core/type.ts'
import {
  limitField,
  pageField,
  pagingField,
  slugField,
  titleField,
  titleHiddenField,
  writtenLanguages,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { reviewAspects } from '../reviews/review-aspects.ts'
import { reviewSorts } from '../reviews/review-choice.ts'
import { reviewFields } from '../reviews/review-fields.ts'

/** By what the form of a list chooses. */
const reviewFilters = {
  doctor: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
  service: { ru: 'Услуга', kk: 'Қызмет', uz: 'Xizmat', en: 'Service' },
  lang: { ru: 'Язык отзыва', kk: 'Пікір тілі', uz: 'Sharh tili', en: 'Language of the review' },
} as const

const chosenField = (label: Label) => t.optional(t.string({ max: 120, label, hidden: true }))

const reviewList = defineBlock({
  type: 'review-list',
  label: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
  description: {
    ru: 'Оценка клиники и отзывы пациентов с ответами клиники.',
    kk: 'Клиниканың бағасы және пациенттердің пікірлері, клиниканың жауаптарымен.',
    uz: 'Klinikaning bahosi va bemorlarning sharhlari, klinikaning javoblari bilan.',
    en: 'The clinic’s rating and patients’ reviews with the clinic’s replies.',
  },
  category: 'clinic',
  props: t.object({
    /** Slug of the doctor whose reviews are shown; without it, reviews of the clinic and all its doctors. */
    slug: slugField(),
    /** Slug of the person of the directory whose reviews in all clinics are shown. */
    person: slugField(),
    /** Slug of the network of the directory, the reviews of all of whose companies are shown. */
    network: slugField(),
    title: titleField(),
    titleHidden: titleHiddenField(),
    limit: limitField(12, 3),
    inBrief: t.optional(
      t.boolean({
        label: { ru: 'Коротко', kk: 'Қысқаша', uz: 'Qisqacha', en: 'In brief' },
        help: {
          ru: 'Оценка одной строкой и два отзыва под ней: для места под названием клиники.',
          kk: 'Бір жолда баға және оның астында екі пікір: клиника атауының астына арналған.',
          uz: 'Bir qatorda baho va uning ostida ikkita sharh: klinika nomi ostiga moʻljallangan.',
          en: 'The rating in one line and two reviews below it, for the place under the name of the clinic.',
        },
      }),
    ),
    page: pageField(),
    /** Order of a page of the directory. */
    sort: t.optional(
      t.choice(reviewSorts, {
        label: { ru: 'Порядок', kk: 'Реті', uz: 'Tartib', en: 'Order' },
        hidden: true,
      }),
    ),
    /** Only those with so many stars, on a page of the directory. */
    stars: t.optional(
      t.integer({
        minimum: 1,
        maximum: 5,
        label: { ru: 'Звёзды', kk: 'Жұлдыздар', uz: 'Yulduzlar', en: 'Stars' },
        hidden: true,
      }),
    ),
    /** Only those about a doctor, of a service, in a language, on a page of the directory. */
    doctor: chosenField(reviewFilters.doctor),
    service: chosenField(reviewFilters.service),
    lang: t.optional(
      t.choice(writtenLanguages, {
        label: reviewFilters.lang,
        hidden: true,
      }),
    ),
  }),
  data: t.object({
    /** Of all reviews, whichever are chosen; absent without any. `grades` are the numbers with five to one stars among those of the other choices. */
    summary: t.optional(
      t.object({
        rating: t.number({ minimum: 1, maximum: 5 }),
        count: t.integer({ minimum: 1 }),
        grades: t.array(
          t.object({
            grade: t.integer({ minimum: 1, maximum: 5 }),
            count: t.integer({ minimum: 0 }),
            /** The list with these alone; with all again where these are chosen. */
            link: t.optional(t.link()),
          }),
          { maxItems: 5 },
        ),
        /** Averages of what else authors have rated. */
        aspects: t.optional(
          t.array(
            t.object({ aspect: t.choice(reviewAspects), rating: t.number({ minimum: 1, maximum: 5 }) }),
          ),
        ),
        /** How many have a proof of the visit. */
        proven: t.optional(t.integer({ minimum: 0 })),
      }),
    ),
    /** Review and answer are in their original language. */
    items: t.array(
      t.object({
        ...reviewFields(),
        /** The reviewed company, in a list of several companies. */
        company: t.optional(t.object({ name: t.text(), link: t.link() })),
      }),
    ),
    allLink: t.optional(t.link()),
    /** The page with the form for a review. */
    writeLink: t.optional(t.link()),
    paging: t.optional(pagingField()),
    /** Those in the reader's language come first, which nothing else says. */
    ownFirst: t.optional(t.boolean()),
    /** The same list in other orders, the usual one first. */
    sorts: t.optional(t.array(t.object({ sort: t.choice(reviewSorts), link: t.link() }), { maxItems: 4 })),
    /** How many are in the reader's language, and the list with these alone; with all again where these are chosen. */
    mine: t.optional(t.object({ count: t.integer({ minimum: 0 }), isChosen: t.boolean(), link: t.link() })),
    /** A form that chooses by doctor, service and language; each value has the number of reviews that there would be. */
    filters: t.optional(
      t.object({
        action: t.link(),
        /** What the form sends along. */
        kept: t.array(t.object({ name: t.string({ max: 20 }), value: t.string({ max: 20 }) })),
        fields: t.array(
          t.object({
            name: t.choice(reviewFilters),
            options: t.array(
              t.object({
                value: t.string({ max: 120 }),
                label: t.text({ max: 300 }),
                count: t.integer({ minimum: 0 }),
                isChosen: t.boolean(),
              }),
            ),
          }),
        ),
      }),
    ),
    /** How many are chosen, where not all are. */
    found: t.optional(t.integer({ minimum: 0 })),
    /** All reviews, where some are chosen. */
    resetLink: t.optional(t.link()),
  }),
  example: {
    props: {
      title: {
        ru: 'Что говорят пациенты',
        kk: 'Пациенттер не дейді',
        uz: 'Bemorlar nima deydi',
        en: 'What patients say',
      },
      limit: 3,
    },
    data: {
      summary: {
        rating: 4.7,
        count: 12,
        grades: [
          { grade: 5, count: 9 },
          { grade: 4, count: 2 },
          { grade: 3, count: 1 },
          { grade: 2, count: 0 },
          { grade: 1, count: 0 },
        ],
        aspects: [
          { aspect: 'attention', rating: 4.8 },
          { aspect: 'explanation', rating: 4.9 },
          { aspect: 'waiting', rating: 4.1 },
          { aspect: 'cleanliness', rating: 4.9 },
          { aspect: 'value', rating: 4.3 },
        ],
        proven: 8,
      },
      items: [
        {
          author: 'Гульнара М.',
          rating: 5,
          proof: 'visit',
          lang: 'ru',
          text: 'Пришла с\u00a0острой болью, приняли в\u00a0тот\u00a0же день. Врач сначала показала снимок и\u00a0назвала цену, а\u00a0потом начала лечить.',
          date: {
            datetime: '2026-11-12T00:00:00Z',
            text: { ru: '12 ноября', kk: '12 қараша', uz: '12-noyabr', en: '12 November' },
          },
          specialist: {
            name: {
              ru: 'Сапарова Айгерим Нурлановна',
              kk: 'Сапарова Айгерім Нұрланқызы',
              uz: 'Saparova Aygerim Nurlanovna',
              en: 'Saparova Aigerim',
            },
            link: { kind: 'page', path: '/specialists/saparova-aigerim' },
          },
        },
        {
          author: 'Нұрлан',
          rating: 4,
          proof: 'phone',
          lang: 'kk',
          text: 'Қызым екеуміз келдік. Дәрігер асықпай түсіндірді, тек тіркеуде біраз күттік.',
          answer: 'Рақмет, Нұрлан! Кешкі уақытта тіркеуге екінші қызметкер қостық.',
          answered: {
            by: {
              ru: 'Стоматология «Ақ тіс»',
              kk: '«Ақ тіс» стоматологиясы',
              uz: '“Aq tis” stomatologiyasi',
              en: 'Aq Tis Dental Clinic',
            },
            date: {
              datetime: '2026-11-07T00:00:00Z',
              text: { ru: '07 ноября', kk: '07 қараша', uz: '7-noyabr', en: '07 November' },
            },
          },
          followUp: 'Өткен аптада қайта келдім: енді кезек жоқ, рақмет!',
          date: {
            datetime: '2026-11-05T00:00:00Z',
            text: { ru: '05 ноября', kk: '05 қараша', uz: '5-noyabr', en: '05 November' },
          },
        },
        {
          author: 'Kamola',
          rating: 5,
          lang: 'uz',
          text: 'Tozalash ogʻriqsiz oʻtdi. Uyda tishlarni qanday parvarish qilishni ham oʻrgatishdi.',
          date: {
            datetime: '2026-10-27T00:00:00Z',
            text: { ru: '27 октября', kk: '27 қазан', uz: '27-oktabr', en: '27 October' },
          },
        },
      ],
      allLink: { kind: 'page', path: '/reviews' },
      writeLink: { kind: 'page', path: '/reviews#review-form-write' },
    },
  },
})

export default reviewList
export type ReviewListProps = BlockProps<typeof reviewList>
