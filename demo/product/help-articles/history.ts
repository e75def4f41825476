import { four } from '../words.ts'
import { article } from './article.ts'

export const history = article(
  'history',
  four(
    'Отменить правку или вернуть старую версию',
    'Түзетуді қайтару не ескі нұсқаға оралу',
    'Tahrirni bekor qilish, eski versiyaga qaytish',
    'Undo a change or bring back a version',
  ),
  four(
    'Испортить сайт насовсем нельзя: любая правка отменяется, а\u00a0каждая опубликованная версия хранится.',
    'Сайтты біржола бүлдіру мүмкін емес: кез келген өзгеріс қайтарылады, ал жарияланған әр нұсқа сақталады.',
    'Saytni butunlay buzib boʻlmaydi: har qanday oʻzgarish bekor qilinadi, nashr qilingan har bir versiya esa saqlanadi.',
    'You cannot spoil a site for good: each change can be undone, and every version you have published is kept.',
  ),
  {
    ru: [
      'Только что ошиблись? Нажмите {undo} вверху, столько раз, сколько нужно. {redo} возвращает обратно.',
      'Если прошло больше времени, откройте {history.open}. В\u00a0{history.versions} стоит всё, что публиковали, в\u00a0{history.edits} каждая правка и\u00a0её автор.',
      'Нажмите {history.compare} у\u00a0версии: она встанет рядом с\u00a0черновиком, и\u00a0отличия будут названы словами.',
      'Верните одно место кнопкой {history.restore} или всё сразу: {history.restoreAll}.',
      'Это меняет только черновик. Посетители увидят возвращённое, когда вы опубликуете сайт.',
    ],
    kk: [
      'Жаңа ғана қателестіңіз бе? Жоғарыдағы {undo} түймесін керегінше басыңыз. {redo} кері қайтарады.',
      'Көбірек уақыт өтсе, {history.open} бөлімін ашыңыз. {history.versions} ішінде жарияланғанның бәрі, {history.edits} ішінде әр өзгеріс пен оның авторы тұр.',
      'Нұсқаның {history.compare} түймесін басыңыз: ол жобаның қасына қойылып, айырмашылықтары сөзбен аталады.',
      'Бір жерін {history.restore} түймесімен немесе бәрін бірден қайтарыңыз: {history.restoreAll}.',
      'Бұл жобаны ғана өзгертеді. Келушілер қайтарылғанды сіз сайтты жариялағанда көреді.',
    ],
    uz: [
      'Hozirgina xato qildingizmi? Yuqoridagi {undo} tugmasini kerakli marta bosing. {redo} ortga qaytaradi.',
      'Koʻproq vaqt oʻtgan boʻlsa, {history.open} ni oching. {history.versions} ichida nashr qilinganlarning hammasi, {history.edits} ichida har bir oʻzgarish va uning muallifi turadi.',
      'Versiyaning {history.compare} tugmasini bosing: u qoralama yoniga qoʻyiladi va farqlari soʻz bilan aytiladi.',
      'Bitta joyni {history.restore} tugmasi bilan yoki hammasini birdan qaytaring: {history.restoreAll}.',
      'Bu faqat qoralamani oʻzgartiradi. Tashrif buyuruvchilar qaytarilganini siz saytni nashr qilganingizda koʻradi.',
    ],
    en: [
      'A mistake just now? Press {undo} at the top as often as you need. {redo} goes the other way.',
      'If more time has passed, open {history.open}. {history.versions} has everything that was published, {history.edits} every change and who made it.',
      'Press {history.compare} at a version: it stands beside the draft, and the differences are named in words.',
      'Bring back one place with {history.restore}, or everything at once: {history.restoreAll}.',
      'This changes the draft alone. Visitors see what you brought back once you publish the site.',
    ],
  },
)
