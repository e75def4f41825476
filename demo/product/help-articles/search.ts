import { four } from '../words.ts'
import { article } from './article.ts'

export const search = article(
  'search',
  four(
    'Как сайт выглядит в\u00a0поиске и\u00a0мессенджерах',
    'Сайт іздеуде және мессенджерде',
    'Sayt qidiruvda va messenjerda',
    'The site in search and messengers',
  ),
  four(
    'Заголовок и\u00a0пара фраз решают, откроют\u00a0ли вашу страницу из\u00a0поиска. Если не\u00a0писать ничего, слова подберутся сами.',
    'Іздеуден бетіңізді ашу-ашпауын тақырып пен бір-екі сөйлем шешеді. Ештеңе жазбасаңыз, сөздер өзі таңдалады.',
    'Sahifangiz qidiruvdan ochilishini sarlavha va bir-ikki gap hal qiladi. Hech narsa yozmasangiz, soʻzlar oʻzi tanlanadi.',
    'A title and a phrase or two decide whether people open your page from a search. If you write nothing, the words are found for you.',
  ),
  {
    ru: [
      'Для главной откройте {tab.design}, раздел {design.section.seo}.',
      'Для другой страницы откройте {tab.pages} и\u00a0в\u00a0её действиях {pages.settings}.',
      'Напишите, что вы лечите и\u00a0где находитесь. Рядом видно, как это покажут поисковик и\u00a0мессенджер.',
      'Сделайте то\u00a0же на\u00a0других языках: язык выбирают там\u00a0же, над полями.',
      'Опубликуйте сайт. Поисковики заметят перемены через несколько дней или недель.',
    ],
    kk: [
      'Басты бет үшін {tab.design} бөлімінде {design.section.seo} дегенді ашыңыз.',
      'Басқа бет үшін {tab.pages} бөлімін ашып, оның әрекеттерінен {pages.settings} дегенді таңдаңыз.',
      'Нені емдейтініңізді және қайда екеніңізді жазыңыз. Іздеу жүйесі мен мессенджердің мұны қалай көрсететіні қасында көрінеді.',
      'Басқа тілдерде де солай жасаңыз: тіл сол жерде, өрістердің үстінде таңдалады.',
      'Сайтты жариялаңыз. Іздеу жүйелері өзгерісті бірнеше күннен немесе аптадан кейін байқайды.',
    ],
    uz: [
      'Bosh sahifa uchun {tab.design} boʻlimida {design.section.seo} ni oching.',
      'Boshqa sahifa uchun {tab.pages} boʻlimini oching va uning amallaridan {pages.settings} ni tanlang.',
      'Nimani davolashingizni va qayerdaligingizni yozing. Qidiruv tizimi va messenjer buni qanday koʻrsatishi yonida koʻrinadi.',
      'Boshqa tillarda ham shunday qiling: til shu yerda, maydonlar ustida tanlanadi.',
      'Saytni nashr qiling. Qidiruv tizimlari oʻzgarishni bir necha kun yoki haftadan keyin payqaydi.',
    ],
    en: [
      'For the home page open {tab.design} and there {design.section.seo}.',
      'For another page open {tab.pages}, and {pages.settings} among its actions.',
      'Write what you treat and where you are. Beside it you see how a search engine and a messenger will show it.',
      'Do the same in the other languages: the language is chosen in the same place, above the fields.',
      'Publish the site. Search engines notice the change after some days or weeks.',
    ],
  },
)
