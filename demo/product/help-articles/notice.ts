import { four } from '../words.ts'
import { article } from './article.ts'

export const notice = article(
  'notice',
  four(
    'Объявление о\u00a0праздниках на\u00a0всех страницах',
    'Барлық беттегі мереке хабарландыруы',
    'Bayramlar haqidagi eʼlon barcha sahifada',
    'A holiday notice on all pages',
  ),
  four(
    'Праздник, переезд или закрытый день: объявление стоит вверху каждой страницы и\u00a0само исчезает в\u00a0срок.',
    'Мереке, көшу немесе жабық күн: хабарландыру әр беттің жоғарғы жағында тұрады және мерзімі біткенде өзі жоғалады.',
    'Bayram, koʻchish yoki yopiq kun: eʼlon har bir sahifaning yuqorisida turadi va muddati tugagach oʻzi yoʻqoladi.',
    'A holiday, a move or a closed day: the notice stands at the top of every page and goes away by itself in time.',
  ),
  {
    ru: [
      'Откройте {tab.design}, раздел {design.section.notice}.',
      'Под словами {notice.ready} стоят ближайшие праздники: нажмите на\u00a0нужный, и\u00a0текст на\u00a0четырёх языках готов.',
      'Для своих дней укажите {notice.from} и\u00a0{notice.to} и\u00a0нажмите {notice.days}.',
      'Отметьте те\u00a0же дни в\u00a0часах работы кнопкой {notice.hours}: тогда сайт не\u00a0скажет, что вы открыты.',
      'Опубликуйте сайт. Раньше срока объявление убирает кнопка {notice.remove}.',
    ],
    kk: [
      '{tab.design} бөлімінде {design.section.notice} дегенді ашыңыз.',
      '{notice.ready} деген сөздердің астында жақын мерекелер тұр: керегін басыңыз, төрт тілдегі мәтін дайын болады.',
      'Өз күндеріңіз үшін {notice.from} және {notice.to} өрістерін толтырып, {notice.days} түймесін басыңыз.',
      'Сол күндерді жұмыс уақытында {notice.hours} түймесімен белгілеңіз: сонда сайт сізді ашық деп көрсетпейді.',
      'Сайтты жариялаңыз. Хабарландыруды мерзімінен бұрын {notice.remove} түймесі алып тастайды.',
    ],
    uz: [
      '{tab.design} boʻlimida {design.section.notice} ni oching.',
      '{notice.ready} soʻzlari ostida yaqin bayramlar turadi: keragini bosing, toʻrt tildagi matn tayyor boʻladi.',
      'Oʻz kunlaringiz uchun {notice.from} va {notice.to} maydonlarini toʻldiring va {notice.days} tugmasini bosing.',
      'Oʻsha kunlarni ish vaqtida {notice.hours} tugmasi bilan belgilang: shunda sayt sizni ochiq deb koʻrsatmaydi.',
      'Saytni nashr qiling. Eʼlonni muddatidan oldin {notice.remove} tugmasi olib tashlaydi.',
    ],
    en: [
      'Open {tab.design} and there {design.section.notice}.',
      'The next holidays stand under {notice.ready}: press the one you need, and the text is ready in four languages.',
      'For days of your own fill in {notice.from} and {notice.to} and press {notice.days}.',
      'Mark the same days in the opening hours with {notice.hours}, so that the site does not say that you are open.',
      'Publish the site. To take the notice away earlier, press {notice.remove}.',
    ],
  },
)
