import { block, toPage } from '../parts/blocks.ts'
import { type Four, four, point } from './words.ts'

const leading = (path: string, title: Four, text: Four) => ({ ...point(title, text), link: toPage(path) })

/** Offers for clinics and doctors, each with a link to its page. */
export const forClinics = block('clinics', 'feature-list', {
  title: four(
    'Для клиник и\u00a0врачей',
    'Клиникалар мен дәрігерлерге',
    'Klinikalar va shifokorlar uchun',
    'For clinics and doctors',
  ),
  lead: four(
    'Сайт, понятный пациентам, и\u00a0место, где хранятся данные клиники.',
    'Пациенттерге түсінікті сайт және клиника деректері сақталатын орын.',
    'Bemorlarga tushunarli sayt va klinika maʼlumotlari saqlanadigan joy.',
    'A site that patients understand, and a place for the clinic’s data.',
  ),
  arrangement: 'pairs',
  items: [
    leading(
      '/clinic-website',
      four('Сайт клиники', 'Клиника сайты', 'Klinika sayti', 'Clinic website'),
      four(
        'Страницы из\u00a0готовых блоков, четыре языка, четыре шаблона.',
        'Дайын блоктардан құралған беттер, төрт тіл, төрт үлгі.',
        'Tayyor bloklardan tuzilgan sahifalar, toʻrt til, toʻrt shablon.',
        'Pages built from ready-made blocks, four languages, four templates.',
      ),
    ),
    leading(
      '/mis',
      four('Информационная система', 'Ақпараттық жүйе', 'Axborot tizimi', 'Clinic information system'),
      four(
        'Филиалы, врачи с\u00a0часами приёма, цены и\u00a0роли сотрудников.',
        'Филиалдар, қабылдау уақыты бар дәрігерлер, бағалар және қызметкерлердің рөлдері.',
        'Filiallar, qabul vaqti bilan shifokorlar, narxlar va xodimlar rollari.',
        'Branches, doctors with their hours, prices and staff roles.',
      ),
    ),
    leading(
      '/mis-practice',
      four('Частная практика', 'Жеке практика', 'Xususiy amaliyot', 'Private practice'),
      four(
        'Самое нужное для врача, который принимает сам.',
        'Өзі қабылдайтын дәрігерге ең керегі.',
        'Oʻzi qabul qiladigan shifokorga eng kerakli narsalar.',
        'The essentials for a doctor who works alone.',
      ),
    ),
    leading(
      '/whatsapp',
      four('Кнопка WhatsApp', 'WhatsApp түймесі', 'WhatsApp tugmasi', 'WhatsApp button'),
      four(
        'Пациент нажимает кнопку на\u00a0сайте и\u00a0пишет в\u00a0регистратуру.',
        'Пациент сайттағы түймені басып, тіркеу бөліміне жазады.',
        'Bemor saytdagi tugmani bosib, qabulxonaga yozadi.',
        'Patients tap a button on your site and write to the front desk.',
      ),
    ),
    leading(
      '/promotion',
      four('Продвижение', 'Ілгерілету', 'Klinikani targʻib qilish', 'Promotion'),
      four(
        'Что помогает пациенту найти клинику и\u00a0выбрать\u00a0её.',
        'Пациентке клиниканы тауып, таңдауға не көмектеседі.',
        'Bemorga klinikani topish va tanlashga nima yordam beradi.',
        'What helps patients find a clinic and choose it.',
      ),
    ),
    leading(
      '/bonus-system',
      four('Бонусная программа', 'Бонус бағдарламасы', 'Bonus dasturi', 'Bonus programme'),
      four(
        'Как рассказать о\u00a0ней на\u00a0сайте клиники.',
        'Ол туралы клиника сайтында қалай айтуға болады.',
        'U haqda klinika saytida qanday aytish mumkin.',
        'How to tell patients about yours on the clinic’s site.',
      ),
    ),
  ],
})
