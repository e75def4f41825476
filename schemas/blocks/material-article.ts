import { t } from '../core/type.ts'
import { articleFields, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { exampleParagraph as paragraph } from '../page/example-paragraph.ts'

const materialArticle = defineBlock({
  type: 'material-article',
  label: { ru: 'Материал целиком', kk: 'Толық материал', uz: 'Toʻliq material', en: 'Material' },
  description: {
    ru: 'Один материал: заголовок, когда обновлён, изображение и текст.',
    kk: 'Бір материал: тақырыбы, қашан жаңартылғаны, суреті және мәтіні.',
    uz: 'Bitta material: sarlavha, qachon yangilangani, rasm va matn.',
    en: 'One material: title, when it was updated, picture and text.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({ slug: slugField() }),
  data: t.object(articleFields()),
  example: {
    props: {},
    data: {
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
      date: {
        datetime: '2026-09-14T05:00:00Z',
        text: { ru: '14\u00a0сентября', kk: '14\u00a0қыркүйек', uz: '14-sentabr', en: '14\u00a0September' },
      },
      author: { ru: 'Айгерим Сапарова', en: 'Aigerim Saparova' },
      content: {
        ru: [
          paragraph('a', 'Кровь берут натощак: последний приём пищи — за восемь часов. Воду пить можно.'),
          paragraph('b', 'Что взять с\u00a0собой', 'h2'),
          paragraph('c', 'Удостоверение личности и\u00a0направление, если его дал врач.'),
        ],
        kk: [
          paragraph('a', 'Қан аш қарынға алынады: соңғы тамақ — сегіз сағат бұрын. Су ішуге болады.'),
          paragraph('b', 'Өзіңізбен не алып келу керек', 'h2'),
          paragraph('c', 'Жеке куәлік және дәрігер берсе, жолдама.'),
        ],
        uz: [
          paragraph(
            'a',
            'Qon och qoringa olinadi: oxirgi ovqat sakkiz soat oldin boʻlsin. Suv ichish mumkin.',
          ),
          paragraph('b', 'Oʻzingiz bilan nimalarni olib kelasiz', 'h2'),
          paragraph('c', 'Shaxsni tasdiqlovchi hujjat va shifokor bergan boʻlsa, yoʻllanma.'),
        ],
        en: [
          paragraph('a', 'Blood is taken on an empty stomach: eat nothing for eight hours. Water is fine.'),
          paragraph('b', 'What to bring', 'h2'),
          paragraph('c', 'An identity card, and a referral if a doctor gave you one.'),
        ],
      },
      category: {
        title: { ru: 'Перед приёмом', kk: 'Қабылдау алдында', uz: 'Qabuldan oldin', en: 'Before a visit' },
        link: { kind: 'page', path: '/materials/category/before-visit' },
      },
      allLink: { kind: 'page', path: '/materials' },
    },
  },
})

export default materialArticle
export type MaterialArticleProps = BlockProps<typeof materialArticle>
