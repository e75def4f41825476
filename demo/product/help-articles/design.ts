import { four } from '../words.ts'
import { article } from './article.ts'

export const design = article(
  'design',
  four(
    'Цвета, шрифты и\u00a0расположение',
    'Түстер, қаріптер және орналасуы',
    'Ranglar, shriftlar va joylashuv',
    'Colours, fonts and layout',
  ),
  four(
    'Весь вид сайта выбирается в\u00a0одном месте, а\u00a0страница рядом сразу показывает, что получится.',
    'Сайттың бүкіл көрінісі бір жерде таңдалады, ал қасындағы бет не шығатынын бірден көрсетеді.',
    'Saytning butun koʻrinishi bir joyda tanlanadi, yonidagi sahifa esa natijani darhol koʻrsatadi.',
    'The whole look of the site is chosen in one place, and the page beside it shows at once what comes out.',
  ),
  {
    ru: [
      'Откройте {tab.design}. В\u00a0разделе {design.section.template} выберите один из\u00a0четырёх видов страницы.',
      'В\u00a0разделе {design.section.colours} возьмите готовую палитру или свой цвет. Если текст такого цвета плохо читается, сайт сам возьмёт близкий оттенок и\u00a0покажет его.',
      'В\u00a0разделе {design.section.fonts} выберите пару шрифтов, в\u00a0разделе {design.section.marks} загрузите логотип.',
      'Кнопка {view.open} вверху показывает страницу в\u00a0тёмных цветах и\u00a0в\u00a0версии для слабовидящих.',
      'Сравните с\u00a0тем, что видят посетители: {design.before}. Если не\u00a0понравилось, нажмите {undo}.',
    ],
    kk: [
      '{tab.design} бөлімін ашыңыз. {design.section.template} бөлімінде беттің төрт түрінің бірін таңдаңыз.',
      '{design.section.colours} бөлімінде дайын палитраны немесе өз түсіңізді алыңыз. Ондай түсті мәтін нашар оқылса, сайт жақын реңкті өзі алып, көрсетеді.',
      '{design.section.fonts} бөлімінде қаріптер жұбын таңдаңыз, {design.section.marks} бөлімінде логотипті жүктеңіз.',
      'Жоғарыдағы {view.open} түймесі бетті қараңғы түстерде және нашар көретіндерге арналған нұсқада көрсетеді.',
      'Келушілер көретінмен салыстырыңыз: {design.before}. Ұнамаса, {undo} түймесін басыңыз.',
    ],
    uz: [
      '{tab.design} boʻlimini oching. {design.section.template} boʻlimida sahifaning toʻrt koʻrinishidan birini tanlang.',
      '{design.section.colours} boʻlimida tayyor palitra yoki oʻz rangingizni oling. Bunday rangdagi matn yomon oʻqilsa, sayt yaqin tusni oʻzi oladi va koʻrsatadi.',
      '{design.section.fonts} boʻlimida shriftlar juftini tanlang, {design.section.marks} boʻlimida logotipni yuklang.',
      'Yuqoridagi {view.open} tugmasi sahifani toʻq ranglarda va zaif koʻruvchilar versiyasida koʻrsatadi.',
      'Tashrif buyuruvchilar koʻradigani bilan solishtiring: {design.before}. Yoqmasa, {undo} tugmasini bosing.',
    ],
    en: [
      'Open {tab.design}. Under {design.section.template} choose one of four kinds of page.',
      'Under {design.section.colours} take a ready palette or a colour of your own. If text of that colour is hard to read, the site takes a near shade and shows it to you.',
      'Under {design.section.fonts} choose a pair of fonts, under {design.section.marks} upload your logo.',
      '{view.open} at the top shows the page in dark colours and in the low-vision version.',
      'Compare with what visitors see: {design.before}. If you do not like it, press {undo}.',
    ],
  },
)
