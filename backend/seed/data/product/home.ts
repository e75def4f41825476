import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { forClinics } from './for-clinics.ts'
import { four, point } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Найдите клинику и\u00a0врача рядом',
      'Жаныңыздан клиника мен дәрігер табыңыз',
      'Yaqiningizdan klinika va shifokor toping',
      'Find a clinic and a doctor nearby',
    ),
    lead: four(
      'Адреса медицинских организаций, а\u00a0у\u00a0клиник со\u00a0своим сайтом\u00a0— врачи, цены и\u00a0часы работы. На\u00a0четырёх языках и\u00a0без регистрации.',
      'Медициналық ұйымдардың мекенжайлары, ал өз сайты бар клиникалардың дәрігерлері, бағалары мен жұмыс уақыты. Төрт тілде және тіркелусіз.',
      'Tibbiyot muassasalarining manzillari, oʻz sayti bor klinikalarda esa shifokorlar, narxlar va ish vaqti. Toʻrt tilda va roʻyxatdan oʻtmasdan.',
      'Addresses of medical organisations and, for clinics with a site of their own, doctors, prices and opening hours. In four languages, without signing up.',
    ),
    image: picture(
      'shipa/city',
      four(
        'Рисунок: городские дома среди деревьев, на одном вывеска с крестом',
        'Сурет: ағаштар арасындағы қала үйлері, біреуінде крест белгісі бар',
        'Rasm: daraxtlar orasidagi shahar uylari, birida xoch belgisi bor',
        'Drawing: town houses among trees, one with the sign of a cross',
      ),
    ),
    action: {
      label: four('Найти клинику', 'Клиника табу', 'Klinika topish', 'Find a clinic'),
      link: toPage('/#cities-title'),
    },
    secondAction: {
      label: four(
        'Узнать о\u00a0сайте клиники',
        'Клиника сайты туралы',
        'Klinika sayti haqida',
        'For clinics',
      ),
      link: toPage('/clinic-website'),
    },
  },
  2,
)

const forPatients = block('patients', 'feature-list', {
  title: four(
    'Что здесь есть для пациента',
    'Пациентке арналған мүмкіндіктер',
    'Bemor uchun nimalar bor',
    'What is here for patients',
  ),
  arrangement: 'rows',
  items: [
    point(
      four(
        'Каталог медицинских организаций',
        'Медициналық ұйымдар каталогы',
        'Tibbiyot muassasalari katalogi',
        'Catalogue of medical organisations',
      ),
      four(
        'Клиники, кабинеты врачей и\u00a0аптеки по\u00a0городам. У\u00a0каждой организации свой адрес в\u00a0каталоге и\u00a0место на\u00a0карте.',
        'Қалалар бойынша клиникалар, дәрігер кабинеттері және дәріханалар. Әр ұйымның каталогта өз беті мен картадағы орны бар.',
        'Shaharlar boʻyicha klinikalar, shifokor xonalari va dorixonalar. Har bir muassasaning katalogda oʻz sahifasi va xaritada oʻrni bor.',
        'Clinics, doctors’ offices and pharmacies by city. Each has a page of its own and its place on the map.',
      ),
    ),
    point(
      four('Электронная клиника', 'Электрондық клиника', 'Elektron klinika', 'Electronic clinic'),
      four(
        'Запись к\u00a0врачу, вопрос клинике и\u00a0письменная консультация из\u00a0дома. Справку из\u00a0клиники можно проверить по\u00a0коду.',
        'Үйден шықпай дәрігерге жазылу, клиникаға сұрақ қою және жазбаша кеңес алу. Клиника берген анықтаманы код бойынша тексеруге болады.',
        'Uydan chiqmasdan shifokorga yozilish, klinikaga savol berish va yozma maslahat olish. Klinika bergan maʼlumotnomani kod orqali tekshirish mumkin.',
        'Book a doctor, ask a clinic and get a written consultation from home. A certificate from a clinic can be checked by its code.',
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
        'Визиты, документы из\u00a0клиник, консультации и\u00a0ваши отзывы в\u00a0одном месте. Видно, кто и\u00a0когда открывал ваши записи.',
        'Қабылдаулар, клиника құжаттары, кеңестер мен пікірлеріңіз бір жерде. Жазбаларыңызды кім және қашан ашқаны көрініп тұрады.',
        'Tashriflar, klinika hujjatlari, maslahatlar va sharhlaringiz bir joyda. Yozuvlaringizni kim va qachon ochgani koʻrinib turadi.',
        'Visits, documents from clinics, consultations and your reviews in one place. You see who opened your records, and when.',
      ),
    ),
    point(
      four('Медицинский справочник', 'Медициналық анықтамалық', 'Tibbiy maʼlumotnoma', 'Medical reference'),
      four(
        'Статьи клиник и\u00a0врачей простыми словами: как подготовиться к\u00a0обследованию, что делать до\u00a0приёма и\u00a0после него.',
        'Клиникалар мен дәрігерлердің қарапайым тілдегі мақалалары: тексеруге қалай дайындалу, қабылдауға дейін және одан кейін не істеу керек.',
        'Klinikalar va shifokorlarning sodda tildagi maqolalari: tekshiruvga qanday tayyorlanish, qabuldan oldin va keyin nima qilish.',
        'Articles by clinics and doctors in plain words: how to prepare for a test, what to do before a visit and after it.',
      ),
    ),
    point(
      four(
        'Мобильные приложения для врачей',
        'Дәрігерлерге арналған мобильді қосымшалар',
        'Shifokorlar uchun mobil ilovalar',
        'Mobile apps for doctors',
      ),
      four(
        'Расписание на\u00a0день, вопросы пациентов и\u00a0консультации у\u00a0врача под рукой, где бы он\u00a0ни\u00a0принимал.',
        'Күндік кесте, пациенттердің сұрақтары мен кеңестер дәрігердің қолында, ол қай жерде қабылдаса да.',
        'Kunlik jadval, bemorlarning savollari va maslahatlar shifokorning qoʻl ostida, u qayerda qabul qilmasin.',
        'The day’s schedule, patients’ questions and consultations at hand, wherever the doctor works.',
      ),
    ),
  ],
})

/** R1. The description is the one of B-21. */
export const home: CustomPageSeed = {
  slug: 'home',
  title: four(
    'Клиники, врачи и\u00a0запись на\u00a0приём',
    'Клиникалар, дәрігерлер және қабылдауға жазылу',
    'Klinikalar, shifokorlar va qabulga yozilish',
    'Clinics, doctors and appointments',
  ),
  description: four(
    'Электронная клиника, личный кабинет пациента, каталог медицинских организаций, медицинский справочник, мобильные приложения для врачей.',
    'Электрондық клиника, пациенттің жеке кабинеті, медициналық ұйымдар каталогы, медициналық анықтамалық, дәрігерлерге арналған мобильді қосымшалар.',
    'Elektron klinika, bemorning shaxsiy kabineti, tibbiyot muassasalari katalogi, tibbiy maʼlumotnoma, shifokorlar uchun mobil ilovalar.',
    'Electronic clinic, patient account, catalogue of medical organisations, medical reference, mobile apps for doctors.',
  ),
  blocks: [
    hero,
    block('cities', 'clinic-index', { by: 'city' }),
    block('kinds', 'clinic-index', { by: 'kind' }),
    block('news', 'latest-news', { limit: 5 }),
    forPatients,
    forClinics,
    block('examples', 'site-examples', {
      lead: four(
        'Эти клиники вымышлены и\u00a0так и\u00a0подписаны. Откройте любую страницу и\u00a0посмотрите, как выглядит готовый сайт.',
        'Бұл клиникалар ойдан шығарылған және солай деп жазылған. Кез келген бетін ашып, дайын сайттың қандай болатынын көріңіз.',
        'Bu klinikalar oʻylab topilgan va shunday deb yozib qoʻyilgan. Istalgan sahifani ochib, tayyor sayt qanday koʻrinishini koʻring.',
        'These clinics are invented and say so. Open any page to see what a finished site looks like.',
      ),
    }),
    block('own-site', 'call-to-action', {
      title: four(
        'Покажите свою клинику пациентам',
        'Клиникаңызды пациенттерге көрсетіңіз',
        'Klinikangizni bemorlarga koʻrsating',
        'Show your clinic to patients',
      ),
      text: four(
        'Сайт на\u00a0четырёх языках собирается из\u00a0готовых блоков: врачи, услуги с\u00a0ценами, часы работы, новости и\u00a0карта.',
        'Төрт тілдегі сайт дайын блоктардан құралады: дәрігерлер, бағасы бар қызметтер, жұмыс уақыты, жаңалықтар және карта.',
        'Toʻrt tildagi sayt tayyor bloklardan yigʻiladi: shifokorlar, narxlari bilan xizmatlar, ish vaqti, yangiliklar va xarita.',
        'A site in four languages is put together from ready blocks: doctors, services with prices, opening hours, news and a map.',
      ),
      action: {
        label: four(
          'Узнать о\u00a0сайте клиники',
          'Клиника сайты туралы білу',
          'Klinika sayti haqida bilish',
          'See how it works',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'accent',
    }),
  ],
}
