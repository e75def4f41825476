import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block } from '../parts/blocks.ts'
import { forClinics } from './for-clinics.ts'
import { connect, four, point } from './words.ts'

const search = block('search', 'directory-search', {
  title: four(
    'Найдите врача или клинику в\u00a0своём городе',
    'Өз қалаңыздан дәрігер немесе клиника табыңыз',
    'Oʻz shahringizdan shifokor yoki klinika toping',
    'Find a doctor or a clinic in your city',
  ),
  lead: four(
    'Назовите врача, услугу или то, что болит. Пишите как привыкли: на\u00a0любом из\u00a0четырёх языков, без регистрации.',
    'Дәрігерді, қызметті немесе не ауыратынын атаңыз. Төрт тілдің кез келгенінде, үйренгеніңізше жазыңыз, тіркелу қажет емес.',
    'Shifokorni, xizmatni yoki nima ogʻriyotganini ayting. Toʻrt tilning istalganida, odatdagidek yozing, roʻyxatdan oʻtish shart emas.',
    'Name a doctor, a service or what hurts. Write as you usually do, in any of four languages, no sign-up.',
  ),
  withStart: true,
})

const forPatients = block('patients', 'feature-list', {
  title: four(
    'Что здесь есть для пациентов и\u00a0врачей',
    'Пациенттер мен дәрігерлерге не бар',
    'Bemorlar va shifokorlar uchun nimalar bor',
    'For patients and their doctors',
  ),
  arrangement: 'rows',
  items: [
    point(
      four(
        'Каталог медицинских организаций',
        'Медициналық ұйымдар каталогы',
        'Tibbiyot muassasalari katalogi',
        'Directory of medical organisations',
      ),
      four(
        'Клиники, кабинеты врачей и\u00a0аптеки по\u00a0городам и\u00a0по\u00a0видам. У\u00a0каждой организации своя страница с\u00a0тем, что о\u00a0ней известно, и\u00a0место на\u00a0карте.',
        'Қаласы мен түрі бойынша топталған клиникалар, дәрігер кабинеттері және дәріханалар. Әр ұйымның өз беті және картадағы орны бар, бетінде ол туралы белгілі мәлімет жазылған.',
        'Shahri va turi boʻyicha jamlangan klinikalar, shifokor kabinetlari va dorixonalar. Har bir muassasaning oʻz sahifasi va xaritada oʻrni bor, sahifasida u haqida maʼlum boʻlgani yozilgan.',
        'Clinics, doctors’ offices and pharmacies, by city and by kind. Each has a page with what is known about it and where it is on the map.',
      ),
    ),
    point(
      four('Электронная клиника', 'Электрондық клиника', 'Elektron klinika', 'Electronic clinic'),
      four(
        'Выбрать время и\u00a0записаться к\u00a0врачу, узнать часы и\u00a0цены, задать вопрос можно не\u00a0выходя из\u00a0дома. Где онлайн-записи нет, есть телефон и\u00a0чат.',
        'Уақыт таңдап, дәрігерге жазылу, жұмыс уақыты мен бағаны білу, сұрақ қою үшін үйден шықпаса да болады. Онлайн жазылу жоқ жерде телефон мен чат бар.',
        'Vaqt tanlab shifokorga yozilish, ish vaqti va narxlarni bilish, savol berish uchun uydan chiqish shart emas. Onlayn yozilish yoʻq joyda telefon va chat bor.',
        'Choose a time and book a doctor, check hours and prices, ask a question, all without leaving home. Where there is no booking online, there are a phone and a chat.',
      ),
    ),
    point(
      four(
        'Личный кабинет пациента',
        'Пациенттің жеке кабинеті',
        'Bemorning shaxsiy kabineti',
        'Patient account',
      ),
      four(
        'В\u00a0нём ваши данные: их можно исправить, скачать одним файлом или удалить. Чтобы читать каталог и\u00a0обращаться в\u00a0клиники, кабинет не\u00a0нужен.',
        'Онда өз деректеріңіз тұрады: оларды түзетуге, бір файлмен жүктеп алуға немесе жоюға болады. Каталогты оқу және клиникаға хабарласу үшін кабинет керек емес.',
        'Unda oʻz maʼlumotlaringiz turadi: ularni tuzatish, bitta fayl qilib yuklab olish yoki oʻchirish mumkin. Katalogni oʻqish va klinikaga murojaat qilish uchun kabinet kerak emas.',
        'It holds your own data: correct it, download it as one file or delete it. You do not need an account to browse or to contact a clinic.',
      ),
    ),
    point(
      four('Медицинский справочник', 'Медициналық анықтамалық', 'Tibbiy maʼlumotnoma', 'Medical reference'),
      four(
        'Памятки и\u00a0статьи, которые клиники пишут на\u00a0своих сайтах: как подготовиться к\u00a0обследованию, что делать до\u00a0приёма и\u00a0после него. Врача они не\u00a0заменяют.',
        'Клиникалар өз сайтында жазатын жадынамалар мен мақалалар: тексеруге қалай дайындалу, қабылдауға дейін және одан кейін не істеу керек. Олар дәрігерді алмастырмайды.',
        'Klinikalar oʻz saytida yozadigan eslatmalar va maqolalar: tekshiruvga qanday tayyorlanish, qabuldan oldin va keyin nima qilish kerakligi haqida. Ular shifokorning oʻrnini bosmaydi.',
        'Guides and articles that clinics publish on their sites: how to prepare for a test, what to do before a visit and after it. They are no substitute for a doctor.',
      ),
    ),
    point(
      four('С\u00a0телефона', 'Телефоннан', 'Telefondan', 'On a phone'),
      four(
        'Врач и\u00a0редактор клиники открывают свой раздел в\u00a0браузере телефона: часы приёма, цены и\u00a0сайт можно изменить без установки приложения.',
        'Дәрігер мен клиника редакторы өз бөлімін телефон браузерінде ашады: қабылдау уақытын, бағаны және сайтты қосымша орнатпай-ақ өзгертуге болады.',
        'Shifokor va klinika muharriri oʻz boʻlimini telefon brauzerida ochadi: qabul vaqti, narxlar va saytni ilova oʻrnatmasdan oʻzgartirish mumkin.',
        'A clinic’s doctors and editors open their section in the phone’s browser: hours, prices and the site can be changed without installing an app.',
      ),
    ),
  ],
})

/** R1. Its description is that of B-21. */
export const home: CustomPageSeed = {
  slug: 'home',
  title: four(
    'Клиники и\u00a0врачи по\u00a0городам',
    'Қалалардағы клиникалар мен дәрігерлер',
    'Shaharlardagi klinikalar va shifokorlar',
    'Clinics and doctors by city',
  ),
  description: four(
    'Электронная клиника, личный кабинет пациента, каталог медицинских организаций, медицинский справочник, рабочее место врача в\u00a0телефоне.',
    'Электрондық клиника, пациенттің жеке кабинеті, медициналық ұйымдар каталогы, медициналық анықтамалық, дәрігердің телефондағы жұмыс орны.',
    'Elektron klinika, bemorning shaxsiy kabineti, tibbiyot muassasalari katalogi, tibbiy maʼlumotnoma, shifokorning telefondagi ish joyi.',
    'Electronic clinic, patient account, catalogue of medical organisations, medical reference, a doctor’s workplace on the phone.',
  ),
  blocks: [
    search,
    block('news', 'latest-news', { limit: 5 }),
    forPatients,
    forClinics,
    block('examples', 'site-examples', {
      lead: four(
        'Эти клиники вымышлены и\u00a0так и\u00a0подписаны. Откройте любую страницу и\u00a0посмотрите, как выглядит готовый сайт.',
        'Бұл клиникалар ойдан шығарылған, бұл олардың беттерінде де жазылған. Кез келгенін ашып, дайын сайттың қандай болатынын көріңіз.',
        'Bu klinikalar oʻylab topilgan, bu ularning sahifalarida ham yozilgan. Istalganini ochib, tayyor sayt qanday boʻlishini koʻring.',
        'These clinics are fictional and labelled as such. Open one to see what a finished site looks like.',
      ),
    }),
    block('own-site', 'call-to-action', {
      title: four(
        'Покажите свою клинику пациентам',
        'Клиникаңызды пациенттерге таныстырыңыз',
        'Klinikangizni bemorlarga tanishtiring',
        'Let patients see your clinic',
      ),
      text: four(
        'Сайт на\u00a0четырёх языках собирается из\u00a0готовых блоков: врачи, услуги с\u00a0ценами, часы работы, новости и\u00a0карта.',
        'Төрт тілдегі сайт дайын блоктардан құралады: дәрігерлер, бағасы бар қызметтер, жұмыс уақыты, жаңалықтар және карта.',
        'Toʻrt tildagi sayt tayyor bloklardan tuziladi: shifokorlar, narxlari bilan xizmatlar, ish vaqti, yangiliklar va xarita.',
        'A site in four languages, built from ready-made blocks: doctors, services with prices, opening hours, news and a map.',
      ),
      action: connect,
      tone: 'accent',
    }),
  ],
}
