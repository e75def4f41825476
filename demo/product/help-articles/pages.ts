import { four } from '../words.ts'
import { article } from './article.ts'

export const pages = article(
  'pages',
  four('Страницы и\u00a0меню', 'Беттер мен мәзір', 'Sahifalar va menyu', 'Pages and menu'),
  four(
    'Страница открывается с\u00a0сайта, когда к\u00a0ней ведёт пункт меню. Здесь добавляют и\u00a0то, и\u00a0другое.',
    'Бетке мәзірдің тармағы апарса, ол сайттан ашылады. Мұнда екеуі де қосылады.',
    'Sahifaga menyu bandi olib borsa, u saytdan ochiladi. Bu yerda ikkalasi ham qoʻshiladi.',
    'Visitors reach a page by an entry of the menu that leads to it. Both are added here.',
  ),
  {
    ru: [
      'Откройте {tab.pages} и\u00a0нажмите {pages.add}. Дайте ей название, отметьте {pages.inMenu} и\u00a0нажмите {pages.addDo}.',
      'Под списком страниц стоит меню. {pages.menu.add} добавляет в\u00a0него раздел, вашу страницу или ссылку.',
      'Пункты переставляют, потянув за\u00a0ручку. В\u00a0их меню {pages.menu.act.nest} делает пункт вложенным, а\u00a0{pages.menu.act.hide} убирает с\u00a0глаз.',
      'Если посетители пункт не\u00a0видят, под ним сказано почему, и\u00a0рядом стоит, как это исправить.',
      'Название и\u00a0адрес меняют в\u00a0действиях страницы: {pages.settings}. Со\u00a0старого адреса посетители попадут на\u00a0новый.',
      'Над списком сказано, сколько человек посмотрели сайт за\u00a0семь дней. {visits.open} покажет то\u00a0же по\u00a0каждой странице. О\u00a0посетителях при этом ничего не\u00a0хранится.',
    ],
    kk: [
      '{tab.pages} бөлімін ашып, {pages.add} түймесін басыңыз. Оған атау беріп, {pages.inMenu} дегенді белгілеп, {pages.addDo} түймесін басыңыз.',
      'Беттер тізімінің астында мәзір тұр. {pages.menu.add} түймесі оған бөлім, өз бетіңізді немесе сілтеме қосады.',
      'Тармақтардың орнын тұтқасынан тартып ауыстырады. Олардың мәзіріндегі {pages.menu.act.nest} тармақты ішкі етеді, ал {pages.menu.act.hide} көзден жасырады.',
      'Келушілер тармақты көрмесе, оның астында себебі және қалай түзетуге болатыны жазылады.',
      'Атауы мен мекенжайын бет әрекеттерінде өзгертеді: {pages.settings}. Ескі мекенжайдан келушілер жаңасына түседі.',
      'Тізімнің үстінде сайтты жеті күнде неше адам қарағаны жазылады. {visits.open} дегенді бассаңыз, әр бет бойынша көресіз. Ол үшін келушілер туралы ештеңе сақталмайды.',
    ],
    uz: [
      '{tab.pages} boʻlimini oching va {pages.add} tugmasini bosing. Unga nom bering, {pages.inMenu} ni belgilang va {pages.addDo} tugmasini bosing.',
      'Sahifalar roʻyxati ostida menyu turadi. {pages.menu.add} tugmasi unga boʻlim, oʻz sahifangiz yoki havola qoʻshadi.',
      'Bandlarning oʻrni tutqichidan tortib almashtiriladi. Ularning menyusidagi {pages.menu.act.nest} bandni ichki qiladi, {pages.menu.act.hide} esa koʻzdan yashiradi.',
      'Tashrif buyuruvchilar bandni koʻrmasa, uning ostida sababi va qanday tuzatish yozib qoʻyiladi.',
      'Nomi va manzili sahifa amallarida oʻzgartiriladi: {pages.settings}. Eski manzildan tashrif buyuruvchilar yangisiga oʻtadi.',
      'Roʻyxat ustida saytni yetti kunda necha kishi koʻrgani yozilgan. {visits.open} tugmasi buni har bir sahifa boʻyicha koʻrsatadi. Buning uchun tashrif buyuruvchilar haqida hech narsa saqlanmaydi.',
    ],
    en: [
      'Open {tab.pages} and press {pages.add}. Give it a name, tick {pages.inMenu} and press {pages.addDo}.',
      'The menu is below the list of pages. {pages.menu.add} adds a section, a page of yours or a link to it.',
      'Drag an entry by its handle to move it. In its own menu {pages.menu.act.nest} puts it inside another entry, and {pages.menu.act.hide} takes it out of sight.',
      'If visitors do not see an entry, the reason stands below it, with a way to settle it.',
      'Name and address are among the actions of a page: {pages.settings}. Visitors of the old address are led to the new one.',
      'Above the list you read how many people looked at the site in seven days. {visits.open} shows the same for each page. Nothing is kept about visitors for it.',
    ],
  },
)
