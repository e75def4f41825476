import { block, foldedColumns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'

const corner = block('children-corner', 'image', {
  image: picture('demo-dent/kids-1', {
    ru: 'Рисунок: детский уголок с ракетой, мишкой, кубиками, стульчиками и флажками',
    kk: 'Сурет: зымыраны, қонжығы, текшелері, кішкентай орындықтары мен жалаушалары бар балалар бұрышы',
    uz: 'Rasm: raketa, ayiqcha, kubiklar, stulchalar va bayroqchalar bor bolalar burchagi',
    en: 'Drawing: a children’s corner with a rocket, a bear, building blocks, small chairs and bunting',
  }),
})

const text = block('children-text', 'rich-text', {
  content: rich({
    ru: `
      Первый визит — это знакомство. Ребёнок сам нажимает кнопки кресла и считает зубы у игрушки; лечить в этот день не нужно.
      - Принимаем с первого зуба.
      - Молочные зубы тоже лечим: от них зависит, как вырастут постоянные.
      - Родитель всё время рядом.
      Пока вы лечитесь сами, ребёнок может порисовать в детском уголке: за ним присмотрит администратор.`,
    kk: `
      Алғашқы келу — танысу. Бала креслоның түймелерін өзі басып, ойыншықтың тістерін санайды; сол күні емдеудің қажеті жоқ.
      - Алғашқы тіс шыққаннан бастап қабылдаймыз.
      - Сүт тістерін де емдейміз: тұрақты тістердің қалай өсетіні соларға байланысты.
      - Ата-анасы үнемі қасында болады.
      Өзіңіз емделіп жатқанда, балаңыз балалар бұрышында сурет салып отыра алады: оған әкімші қарап отырады.`,
    uz: `
      Birinchi tashrif — tanishuv. Bola kreslo tugmalarini oʻzi bosadi va oʻyinchoqning tishlarini sanaydi; shu kuni davolash shart emas.
      - Birinchi tishi chiqqanidan boshlab qabul qilamiz.
      - Sut tishlarini ham davolaymiz: doimiy tishlar qanday oʻsishi shularga bogʻliq.
      - Ota yoki ona doim yonida boʻladi.
      Oʻzingiz davolanayotganda farzandingiz bolalar burchagida rasm chizib oʻtirishi mumkin: unga administrator qarab turadi.`,
    en: `
      The first visit is for getting to know each other. The child presses the buttons of the chair and counts the teeth of a toy; no treatment is needed that day.
      - We see children from their first tooth.
      - We treat milk teeth too: how permanent teeth grow depends on them.
      - A parent stays close all the time.
      While you are being treated, your child can draw in the children’s corner; the receptionist keeps an eye on them.`,
  }),
})

/** The children's corner beside information for parents; a row to unfold on a phone. */
export const children = foldedColumns(
  'children',
  'wide-right',
  {
    ru: 'Приходите с детьми',
    kk: 'Балалармен келіңіз',
    uz: 'Bolalar bilan keling',
    en: 'Bring your children',
  },
  [corner, text],
)
