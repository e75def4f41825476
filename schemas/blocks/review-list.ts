import { t } from '../core/type.ts'
import {
  dateField,
  limitField,
  pageField,
  pagingField,
  slugField,
  titleField,
  titleHiddenField,
  writtenLanguages,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { reviewSorts } from '../reviews/review-choice.ts'
import { reviewProofLabels } from '../reviews/review-proof-labels.ts'

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
    /** Only those in the reader's language, on a page of the directory. */
    isMine: t.optional(
      t.boolean({
        label: {
          ru: 'На языке читателя',
          kk: 'Оқырман тілінде',
          uz: 'Oʻquvchining tilida',
          en: 'In the reader’s language',
        },
        hidden: true,
      }),
    ),
  }),
  data: t.object({
    /** Absent without reviews. `grades` are the numbers of reviews with five to one stars. */
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
      }),
    ),
    /** Review and answer are in their original language. */
    items: t.array(
      t.object({
        author: t.string({ max: 200 }),
        rating: t.integer({ minimum: 1, maximum: 5 }),
        text: t.string({ max: 4000 }),
        answer: t.optional(t.string({ max: 4000 })),
        followUp: t.optional(t.string({ max: 4000 })),
        proof: t.optional(t.choice(reviewProofLabels)),
        isDisputed: t.optional(t.boolean()),
        lang: t.choice(writtenLanguages),
        date: dateField(),
        /** The reviewed doctor, in a list of several doctors. */
        specialist: t.optional(t.object({ name: t.text(), link: t.link() })),
        /** The reviewed company, in a list of several companies. */
        company: t.optional(t.object({ name: t.text(), link: t.link() })),
      }),
    ),
    allLink: t.optional(t.link()),
    /** The page with the form for a review. */
    writeLink: t.optional(t.link()),
    paging: t.optional(pagingField()),
    /** The same list in other orders. */
    sorts: t.optional(t.array(t.object({ sort: t.choice(reviewSorts), link: t.link() }), { maxItems: 3 })),
    /** How many are in the reader's language, and the list with these alone; with all again where these are chosen. */
    mine: t.optional(t.object({ count: t.integer({ minimum: 0 }), link: t.link() })),
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
          followUp: 'Өткен аптада қайта келдім: енді кезек жоқ, рақмет!',
          date: {
            datetime: '2026-11-05T00:00:00Z',
            text: { ru: '05 ноября', kk: '05 қараша', uz: '05-noyabr', en: '05 November' },
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
