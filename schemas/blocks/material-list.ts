import { t } from '../core/type.ts'
import {
  categoriesField,
  categoryField,
  limitField,
  pageField,
  pagingField,
  slugField,
  titleField,
  titleHiddenField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const materialList = defineBlock({
  type: 'material-list',
  label: { ru: 'Материалы', kk: 'Материалдар', uz: 'Materiallar', en: 'Materials' },
  description: {
    ru: 'Памятки и советы клиники, на своей странице — по рубрикам.',
    kk: 'Клиниканың жадынамалары мен кеңестері, өз бетінде айдарлар бойынша.',
    uz: 'Klinikaning eslatma va maslahatlari, oʻz sahifasida ruknlar boʻyicha.',
    en: 'Leaflets and advice from the clinic, by category on a page of their own.',
  },
  category: 'clinic',
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    category: categoryField(),
    except: slugField(),
    limit: limitField(12, 4),
    allLink: t.optional(
      t.boolean({
        label: {
          ru: 'Ссылка «Все материалы»',
          kk: '«Барлық материал» сілтемесі',
          uz: '“Barcha materiallar” havolasi',
          en: 'Link “All materials”',
        },
        default: true,
      }),
    ),
    page: pageField(),
  }),
  data: t.object({
    categories: t.optional(categoriesField()),
    groups: t.array(
      t.object({
        title: t.optional(t.text()),
        link: t.optional(t.link()),
        items: t.array(
          t.object({
            title: t.text({ max: 300 }),
            lead: t.optional(t.text({ max: 600 })),
            company: t.optional(t.text()),
            link: t.link(),
          }),
          { minItems: 1 },
        ),
      }),
    ),
    allLink: t.optional(t.link()),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: {
        ru: 'Пациентам на\u00a0заметку',
        kk: 'Пациенттерге жадынама',
        uz: 'Bemorlarga eslatma',
        en: 'Good to know',
      },
    },
    data: {
      groups: [
        {
          title: { ru: 'Перед приёмом', kk: 'Қабылдау алдында', uz: 'Qabuldan oldin', en: 'Before a visit' },
          link: { kind: 'page', path: '/materials/category/before-visit' },
          items: [
            {
              title: {
                ru: 'Как подготовиться к\u00a0анализу крови',
                kk: 'Қан талдауына қалай дайындалу керек',
                uz: 'Qon tahliliga qanday tayyorlanish kerak',
                en: 'How to prepare for a blood test',
              },
              lead: {
                ru: 'Что есть накануне, можно\u00a0ли пить воду и\u00a0когда прийти.',
                kk: 'Қарсаңында не жеуге, су ішуге бола ма және қашан келу керек.',
                uz: 'Bir kun oldin nima yeyish, suv ichish mumkinmi va qachon kelish kerak.',
                en: 'What to eat the day before, whether to drink water and when to come.',
              },
              link: { kind: 'page', path: '/materials/blood-test' },
            },
            {
              title: {
                ru: 'Какие документы взять на\u00a0первый приём',
                kk: 'Алғашқы қабылдауға қандай құжат алу керек',
                uz: 'Birinchi qabulga qanday hujjatlar olish kerak',
                en: 'Documents for a first visit',
              },
              link: { kind: 'page', path: '/materials/documents' },
            },
          ],
        },
        {
          title: { ru: 'После лечения', kk: 'Емнен кейін', uz: 'Davolashdan keyin', en: 'After treatment' },
          link: { kind: 'page', path: '/materials/category/care' },
          items: [
            {
              title: {
                ru: 'Первые сутки после вакцинации',
                kk: 'Екпеден кейінгі алғашқы тәулік',
                uz: 'Emlashdan keyingi birinchi kun',
                en: 'The first day after a vaccination',
              },
              lead: {
                ru: 'Что бывает со\u00a0многими и\u00a0проходит само, а\u00a0с\u00a0чем лучше позвонить врачу.',
                kk: 'Көп адамда болып, өздігінен өтетін белгілер және дәрігерге қоңырау шалатын жағдайлар.',
                uz: 'Koʻpchilikda boʻlib, oʻzi oʻtib ketadigan belgilar va shifokorga qachon qoʻngʻiroq qilish kerak.',
                en: 'What many people feel and what passes by itself, and when to call a doctor.',
              },
              link: { kind: 'page', path: '/materials/after-vaccination' },
            },
          ],
        },
      ],
      allLink: { kind: 'page', path: '/materials' },
    },
  },
})

export default materialList
export type MaterialListProps = BlockProps<typeof materialList>
