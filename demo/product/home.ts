import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { connect, type Four, four, point } from './words.ts'

const search = block('search', 'directory-search', {
  title: four(
    'Найдите врача или клинику в\u00a0своём городе',
    'Өз қалаңыздан дәрігер немесе клиника табыңыз',
    'Oʻz shahringizdan shifokor yoki klinika toping',
    'Find a doctor or a clinic in your city',
  ),
  lead: four(
    'Назовите врача, услугу или то, что болит. Пишите как привыкли: на\u00a0любом из\u00a0четырёх языков, без регистрации.',
    'Дәрігерді, қызметті немесе не ауыратынын айтыңыз. Төрт тілдің кез келгенінде, өзіңізге үйреншікті түрде жазыңыз, тіркелу қажет емес.',
    'Shifokorni, xizmatni yoki nima ogʻriyotganini ayting. Toʻrt tilning istalganida, odatdagidek yozing, roʻyxatdan oʻtish shart emas.',
    'Name a doctor, a service or what hurts. Write as you usually do, in any of four languages, no sign-up.',
  ),
  withCities: true,
})

/** A thing that a patient can do, with the page where it is done. */
const can = (path: string, title: Four, text: Four) => ({ ...point(title, text), link: toPage(path) })

const forPatients = block('patients', 'feature-list', {
  title: four(
    'Что ещё здесь можно сделать',
    'Мұнда тағы не істеуге болады',
    'Bu yerda yana nima qilish mumkin',
    'What else you can do here',
  ),
  arrangement: 'pairs',
  items: [
    can(
      '/doctor-appointment',
      four('Записаться онлайн', 'Онлайн жазылу', 'Onlayn yozilish', 'Book online'),
      four(
        'Врачи, у\u00a0которых можно выбрать время самому, без звонка и\u00a0регистрации.',
        'Қоңырау мен тіркелусіз, уақытын өзіңіз таңдай алатын дәрігерлер.',
        'Qoʻngʻiroq va roʻyxatdan oʻtishsiz, vaqtini oʻzingiz tanlay oladigan shifokorlar.',
        'Doctors with whom you choose the time yourself, without a call or an account.',
      ),
    ),
    can(
      '/companies/services',
      four('Сравнить цены', 'Бағаларды салыстыру', 'Narxlarni solishtirish', 'Compare prices'),
      four(
        'Услуги вашего города: сколько клиник их оказывает и\u00a0от\u00a0какой цены.',
        'Қалаңыздағы қызметтер: оларды қанша клиника көрсетеді және бағасы қаншадан басталады.',
        'Shahringizdagi xizmatlar: ularni nechta klinika koʻrsatadi va narxi qanchadan boshlanadi.',
        'Services in your city: how many clinics offer them, and what they cost at least.',
      ),
    ),
    can(
      '/online-consultations',
      four(
        'Посоветоваться с\u00a0врачом онлайн',
        'Дәрігермен онлайн кеңесу',
        'Shifokor bilan onlayn maslahatlashish',
        'Ask a doctor online',
      ),
      four(
        'В\u00a0переписке с\u00a0клиникой: вопросы, снимки и\u00a0ответы остаются между вами.',
        'Клиникамен жазысу арқылы: сұрақ, сурет және жауап тек сіздердің араларыңызда қалады.',
        'Klinika bilan yozishuv orqali: savol, surat va javoblar faqat orangizda qoladi.',
        'In writing, with a clinic: questions, pictures and answers stay between you.',
      ),
    ),
    can(
      '/companies/reviews',
      four('Прочитать отзывы', 'Пікірлерді оқу', 'Sharhlarni oʻqish', 'Read reviews'),
      four(
        'У\u00a0каждого подписано, как известно, что автор был в\u00a0клинике.',
        'Әрқайсысында автордың клиникада болғаны қайдан белгілі екені жазылған.',
        'Har birida muallif klinikada boʻlgani qayerdan maʼlumligi yozilgan.',
        'Each says how it is known that its author has been there.',
      ),
    ),
    can(
      '/dv',
      four('Проверить документ', 'Құжатты тексеру', 'Hujjatni tekshirish', 'Check a document'),
      four(
        'Узнайте по\u00a0коду, выдала\u00a0ли клиника эту справку.',
        'Код бойынша бұл анықтаманы клиника берген-бермегенін біліңіз.',
        'Kod boʻyicha bu maʼlumotnomani klinika berganmi-yoʻqmi, bilib oling.',
        'Find out by its code whether a clinic has issued it.',
      ),
    ),
    can(
      '/help',
      four('Найти ответ', 'Жауап табу', 'Javob topish', 'Find an answer'),
      four(
        'Как пользоваться каталогом: запись, язык, версия для слабовидящих, свои данные.',
        'Каталогты қалай пайдалану керек: жазылу, тіл, нашар көретіндерге арналған нұсқа, өз деректеріңіз.',
        'Katalogdan qanday foydalanish kerak: yozilish, til, zaif koʻruvchilar uchun versiya, oʻz maʼlumotlaringiz.',
        'How to use the directory: booking, language, the low-vision version, your own data.',
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
    block('doctors', 'city-doctors', {}),
    block('specialities', 'speciality-faces', {}),
    block('answer', 'doctors-answer', {}),
    forPatients,
    block('news', 'latest-news', { limit: 5 }),
    block('own-site', 'call-to-action', {
      title: four('Вы из\u00a0клиники?', 'Клиникадансыз ба?', 'Klinikadanmisiz?', 'Do you run a clinic?'),
      text: four(
        'Сайт на\u00a0четырёх языках, запись онлайн и\u00a0место в\u00a0каталоге.',
        'Төрт тілдегі сайт, онлайн жазылу және каталогтағы орын.',
        'Toʻrt tildagi sayt, onlayn yozilish va katalogdagi oʻrin.',
        'A site in four languages, online booking and a place in the directory.',
      ),
      action: connect,
      tone: 'calm',
    }),
  ],
}
