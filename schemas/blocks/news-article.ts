import { t } from '../core/type.ts'
import { articleFields, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { exampleParagraph as paragraph } from '../page/example-paragraph.ts'

const newsArticle = defineBlock({
  type: 'news-article',
  label: { ru: 'Новость целиком', kk: 'Толық жаңалық', uz: 'Toʻliq yangilik', en: 'News item' },
  description: {
    ru: 'Одна новость: заголовок, дата, изображение и текст.',
    kk: 'Бір жаңалық: тақырып, күні, сурет және мәтін.',
    uz: 'Bitta yangilik: sarlavha, sana, rasm va matn.',
    en: 'One news item: title, date, picture and text.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({ slug: slugField() }),
  data: t.object(articleFields()),
  example: {
    props: {},
    data: {
      title: {
        ru: 'Открыли детскую комнату на\u00a0втором этаже',
        kk: 'Екінші қабатта балалар бөлмесі ашылды',
        uz: 'Ikkinchi qavatda bolalar xonasi ochildi',
        en: 'A children’s room has opened upstairs',
      },
      lead: {
        ru: 'Здесь можно спокойно дождаться приёма: есть книги, тихий уголок и место для коляски.',
        kk: 'Мұнда қабылдауды тыныш күтуге болады: кітаптар, оңаша бұрыш және арба қоятын орын бар.',
        uz: 'Bu yerda qabulni bemalol kutish mumkin: kitoblar, tinch burchak va aravacha uchun joy bor.',
        en: 'A calm place to wait for a visit, with books, a quiet corner and room for a pram.',
      },
      date: {
        datetime: '2026-11-18T05:00:00Z',
        text: {
          ru: '18 ноября, 10:00',
          kk: '18 қараша, 10:00',
          uz: '18-noyabr, 10:00',
          en: '18 November, 10:00',
        },
      },
      author: { ru: 'Айгерим Сапарова', en: 'Aigerim Saparova' },
      image: {
        src: '/images/demo-dent/reception-1',
        width: 1600,
        height: 1000,
        color: '#cfdedb',
        alt: {
          ru: 'Светлая комната с низкими стульями',
          kk: 'Аласа орындықтары бар жарық бөлме',
          uz: 'Past stulli yorugʻ xona',
          en: 'A bright room with low chairs',
        },
      },
      content: {
        ru: [
          paragraph(
            'a',
            'Комната работает в те же часы, что и клиника. Ребёнка можно привести за полчаса до приёма: здесь тихо, а медсестра рядом.',
          ),
          paragraph('b', 'Что взять с собой', 'h2'),
          paragraph(
            'c',
            'Достаточно удостоверения личности родителя и сменной обуви. Игрушки, вода и пеленальный столик есть на месте.',
          ),
        ],
        kk: [
          paragraph(
            'a',
            'Бөлме клиникамен бір уақытта жұмыс істейді. Баланы қабылдаудан жарты сағат бұрын әкелуге болады: мұнда тыныш, ал мейіргер жақын жерде.',
          ),
          paragraph('b', 'Өзіңізбен не алып келу керек', 'h2'),
          paragraph(
            'c',
            'Ата-ананың жеке куәлігі мен ауыстыратын аяқкиім жеткілікті. Ойыншықтар, су және бала жөргектейтін үстел бар.',
          ),
        ],
        uz: [
          paragraph(
            'a',
            'Xona klinika bilan bir vaqtda ishlaydi. Bolani qabuldan yarim soat oldin olib kelish mumkin: bu yer tinch, hamshira esa yaqin joyda.',
          ),
          paragraph('b', 'Oʻzingiz bilan nimalarni olib kelasiz', 'h2'),
          paragraph(
            'c',
            'Ota-onaning shaxsini tasdiqlovchi hujjat va almashtiriladigan poyabzal yetarli. Oʻyinchoqlar, suv va yoʻrgaklash stoli joyida bor.',
          ),
        ],
        en: [
          paragraph(
            'a',
            'The room keeps the same hours as the clinic. You may bring a child half an hour before the visit: it is quiet, and a nurse is nearby.',
          ),
          paragraph('b', 'What to bring', 'h2'),
          paragraph(
            'c',
            'A parent’s identity card and a change of shoes are enough. Toys, water and a changing table are provided.',
          ),
        ],
      },
      source: { href: 'https://example.kz/news', site: 'example.kz' },
      tags: ['2026'],
      category: {
        title: { ru: 'Клиника', kk: 'Клиника', uz: 'Klinika', en: 'Clinic' },
        link: { kind: 'page', path: '/news/clinic' },
      },
      allLink: { kind: 'page', path: '/news' },
    },
  },
})

export default newsArticle
export type NewsArticleProps = BlockProps<typeof newsArticle>
