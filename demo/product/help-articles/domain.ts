import { four } from '../words.ts'
import { article } from './article.ts'

export const domain = article(
  'domain',
  four('Подключить свой домен', 'Өз доменіңізді қосу', 'Oʻz domeningizni ulash', 'Use your own domain'),
  four(
    'Сайт может открываться по\u00a0вашему адресу, например clinic.kz. Домен покупают у\u00a0регистратора, а\u00a0прежний адрес остаётся.',
    'Сайт өз мекенжайыңызбен, мысалы clinic.kz деп ашылуы мүмкін. Домен тіркеушіден сатып алынады, ал бұрынғы мекенжай қалады.',
    'Sayt oʻz manzilingizda, masalan clinic.kz da ochilishi mumkin. Domen registratordan sotib olinadi, avvalgi manzil esa qoladi.',
    'Your site can open at an address of your own, such as clinic.kz. You buy the domain from a registrar; the earlier address stays.',
  ),
  {
    ru: [
      'Откройте {tab.design}, найдите {domain.title} и\u00a0нажмите {domain.open}.',
      'Напишите купленный домен и\u00a0нажмите {domain.add}. Появятся записи, которые нужны регистратору.',
      'Войдите на\u00a0сайт регистратора, найдите раздел DNS и\u00a0добавьте каждую запись: тип, имя и\u00a0значение. Если домен настраивает другой человек, нажмите {domain.copyAll} и\u00a0пошлите ему.',
      'Ждите: обычно хватает часа, иногда нужны сутки. Мы проверяем сами, а\u00a0{domain.check} спрашивает сразу.',
      'Когда домен заработает, выберите его под словами {domain.main}, чтобы его показывали поисковики.',
    ],
    kk: [
      '{tab.design} бөлімін ашып, {domain.title} дегенді тауып, {domain.open} түймесін басыңыз.',
      'Сатып алған доменді жазып, {domain.add} түймесін басыңыз. Тіркеушіге керек жазбалар шығады.',
      'Тіркеушінің сайтына кіріп, DNS бөлімін тауып, әр жазбаны қосыңыз: түрі, аты және мәні. Доменді басқа адам баптаса, {domain.copyAll} түймесін басып, соған жіберіңіз.',
      'Күтіңіз: әдетте бір сағат жетеді, кейде бір тәулік керек. Өзіміз тексереміз, ал {domain.check} бірден сұрайды.',
      'Домен жұмыс істегенде, іздеу жүйелері соны көрсетуі үшін оны {domain.main} деген сөздердің астында таңдаңыз.',
    ],
    uz: [
      '{tab.design} boʻlimini oching, {domain.title} ni toping va {domain.open} tugmasini bosing.',
      'Sotib olingan domenni yozing va {domain.add} tugmasini bosing. Registratorga kerakli yozuvlar chiqadi.',
      'Registrator saytiga kiring, DNS boʻlimini toping va har bir yozuvni qoʻshing: turi, nomi va qiymati. Domenni boshqa odam sozlasa, {domain.copyAll} tugmasini bosib, unga yuboring.',
      'Kuting: odatda bir soat yetadi, baʼzan bir sutka kerak. Oʻzimiz tekshiramiz, {domain.check} esa darhol soʻraydi.',
      'Domen ishlay boshlagach, qidiruv tizimlari uni koʻrsatishi uchun {domain.main} soʻzlari ostida tanlang.',
    ],
    en: [
      'Open {tab.design}, find {domain.title} and press {domain.open}.',
      'Type the domain you have bought and press {domain.add}. The records that the registrar needs appear.',
      'Sign in at the registrar, find the section DNS and add each record: its type, name and value. If somebody else looks after the domain, press {domain.copyAll} and send it to them.',
      'Wait: an hour is usually enough, sometimes it takes a day. We check by ourselves, and {domain.check} asks at once.',
      'When the domain works, choose it under {domain.main}, so that search engines show it.',
    ],
  },
)
