import { block, toPage } from '../demo/blocks.ts'
import { type Four, four, point } from './words.ts'

const leading = (path: string, title: Four, text: Four) => ({ ...point(title, text), link: toPage(path) })

/** What clinics and doctors get, each with the way to its page. */
export const forClinics = block('clinics', 'feature-list', {
  title: four(
    'Для клиник и\u00a0врачей',
    'Клиникалар мен дәрігерлерге',
    'Klinikalar va shifokorlar uchun',
    'For clinics and doctors',
  ),
  lead: four(
    'Один рабочий кабинет для сайта, записи, отзывов и\u00a0команды.',
    'Сайт, жазылу, пікірлер және команда үшін бір жұмыс кабинеті.',
    'Sayt, qabulga yozilish, sharhlar va jamoa uchun bitta ish kabineti.',
    'One workspace for the site, bookings, reviews and the team.',
  ),
  arrangement: 'pairs',
  items: [
    leading(
      '/clinic-website',
      four('Сайт клиники', 'Клиника сайты', 'Klinika sayti', 'Clinic website'),
      four(
        'Страницы из\u00a0готовых блоков, четыре языка, свой домен.',
        'Дайын блоктардан құралған беттер, төрт тіл, өз домені.',
        'Tayyor bloklardan yigʻilgan sahifalar, toʻrt til, oʻz domeni.',
        'Pages made of ready blocks, four languages, a domain of your own.',
      ),
    ),
    leading(
      '/mis',
      four('Информационная система', 'Ақпараттық жүйе', 'Axborot tizimi', 'Clinic information system'),
      four(
        'Расписание, запись, документы и\u00a0роли сотрудников.',
        'Кесте, жазылу, құжаттар және қызметкерлердің рөлдері.',
        'Jadval, qabulga yozilish, hujjatlar va xodimlar rollari.',
        'Schedules, bookings, documents and roles of the staff.',
      ),
    ),
    leading(
      '/mis-practice',
      four('Частная практика', 'Жеке практика', 'Xususiy amaliyot', 'Private practice'),
      four(
        'Короткий вариант для врача, который принимает сам.',
        'Өзі қабылдайтын дәрігерге арналған ықшам нұсқа.',
        'Oʻzi qabul qiladigan shifokor uchun ixcham variant.',
        'A short version for a doctor who works alone.',
      ),
    ),
    leading(
      '/whatsapp',
      four('Чат в\u00a0WhatsApp', 'WhatsApp чаты', 'WhatsApp chati', 'WhatsApp chat'),
      four(
        'Кнопка на\u00a0сайте, по\u00a0которой пациент пишет в\u00a0регистратуру.',
        'Пациент тіркеу бөліміне жазатын сайттағы түйме.',
        'Bemor qabulxonaga yozadigan saytdagi tugma.',
        'A button on the site by which patients write to the front desk.',
      ),
    ),
    leading(
      '/promotion',
      four('Продвижение', 'Ілгерілету', 'Targʻibot', 'Promotion'),
      four(
        'Что помогает пациенту найти клинику и\u00a0выбрать\u00a0её.',
        'Пациентке клиниканы тауып, таңдауға не көмектеседі.',
        'Bemorga klinikani topish va tanlashga nima yordam beradi.',
        'What helps patients find a clinic and choose it.',
      ),
    ),
    leading(
      '/bonus-system',
      four('Бонусная система', 'Бонус жүйесі', 'Bonus tizimi', 'Bonus system'),
      four(
        'Бонусы для тех, кто возвращается.',
        'Қайта келетін пациенттерге арналған бонустар.',
        'Qayta keladigan bemorlar uchun bonuslar.',
        'Bonuses for patients who come back.',
      ),
    ),
  ],
})
