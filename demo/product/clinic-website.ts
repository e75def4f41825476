import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { screen } from './screens/index.ts'
import { commonQuestions, connect, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Сайт клиники на\u00a0четырёх языках',
      'Клиниканың төрт тілдегі сайты',
      'Klinikaning toʻrt tildagi sayti',
      'A clinic website in four languages',
    ),
    lead: four(
      'Для клиник и\u00a0частной практики. Собирается из\u00a0готовых блоков: врачи, услуги с\u00a0ценами, часы работы, новости, карта. Каждый пациент читает сайт на\u00a0своём языке.',
      'Клиникалар мен жеке практикаға арналған. Дайын блоктардан құралады: дәрігерлер, бағасы бар қызметтер, жұмыс уақыты, жаңалықтар, карта. Әр пациент сайтты өз тілінде оқиды.',
      'Klinikalar va xususiy amaliyot uchun. Tayyor bloklardan tuziladi: shifokorlar, narxlari bilan xizmatlar, ish vaqti, yangiliklar, xarita. Har bir bemor saytni oʻz tilida oʻqiydi.',
      'For clinics and private practices. Built from ready-made blocks: doctors, services with prices, opening hours, news and a map. Patients read it in their own language.',
    ),
    image: picture(
      'shipa/site',
      four(
        'Рисунок: страница сайта клиники на\u00a0экране и\u00a0та\u00a0же страница на\u00a0телефоне',
        'Сурет: экрандағы клиника сайтының беті және телефондағы сол бет',
        'Rasm: ekrandagi klinika sayti sahifasi va telefondagi xuddi shu sahifa',
        'Drawing: a clinic’s web page on a screen and the same page on a phone',
      ),
    ),
    action: connect,
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Что входит в\u00a0сайт', 'Сайтқа не кіреді', 'Saytga nimalar kiradi', 'What a site includes'),
  arrangement: 'rows',
  items: [
    point(
      four('Готовые блоки', 'Дайын блоктар', 'Tayyor bloklar', 'Ready-made blocks'),
      four(
        'Обложка, врачи, услуги, новости, галерея, контакты с\u00a0картой, вопросы и\u00a0ответы. Клиника выбирает нужные блоки и\u00a0их порядок.',
        'Мұқаба, дәрігерлер, қызметтер, жаңалықтар, галерея, картасы бар байланыс бөлімі, сұрақ-жауап. Клиника керек блоктар мен олардың ретін таңдайды.',
        'Muqova, shifokorlar, xizmatlar, yangiliklar, galereya, xaritali aloqa boʻlimi, savol-javoblar. Klinika kerakli bloklarni va ularning tartibini tanlaydi.',
        'Cover, doctors, services, news, gallery, contacts with a map, questions and answers. Each clinic chooses the blocks it needs and their order.',
      ),
    ),
    point(
      four('Четыре языка', 'Төрт тіл', 'Toʻrt til', 'Four languages'),
      four(
        'Казахский, русский, узбекский и\u00a0английский тексты хранятся вместе. Если на\u00a0каком-то языке текста нет, вместо него показывается русский.',
        'Қазақша, орысша, өзбекше және ағылшынша мәтіндер қатар сақталады. Қай тілде мәтін болмаса, орнына орысшасы көрсетіледі.',
        'Oʻzbekcha, qozoqcha, ruscha va inglizcha matnlar yonma-yon saqlanadi. Qaysi tilda matn boʻlmasa, oʻrniga ruschasi koʻrsatiladi.',
        'Kazakh, Russian, Uzbek and English texts are kept side by side. Where one is missing, visitors see the Russian text.',
      ),
    ),
    point(
      four('Четыре шаблона', 'Төрт үлгі', 'Toʻrt shablon', 'Four templates'),
      four(
        'Городская поликлиника, частный кабинет, клиника с\u00a0крупными фотографиями, журнал врача. Шаблон можно сменить, тексты останутся.',
        'Қалалық емхана, жеке кабинет, ірі фотосуреттері бар клиника, дәрігер журналы. Үлгіні ауыстыруға болады, мәтіндер сақталады.',
        'Shahar poliklinikasi, xususiy kabinet, yirik suratli klinika, shifokor jurnali. Shablonni almashtirish mumkin, matnlar saqlanib qoladi.',
        'A city polyclinic, a private practice, a clinic with large photos, a doctor’s journal. You can change the template, and the texts stay.',
      ),
    ),
    point(
      four(
        'Цвет и\u00a0логотип клиники',
        'Клиниканың түсі мен логотипі',
        'Klinika rangi va logotipi',
        'Your colour and logo',
      ),
      four(
        'Вы выбираете один цвет, и\u00a0из\u00a0него получаются светлая и\u00a0тёмная темы, в\u00a0которых текст легко читать.',
        'Бір түстен мәтіні оңай оқылатын ашық және қараңғы көрініс жасалады.',
        'Bitta rangdan matni oson oʻqiladigan yorugʻ va qorongʻi koʻrinish hosil boʻladi.',
        'A single colour gives you a light and a dark theme, both easy to read.',
      ),
    ),
    point(
      four('Свои страницы', 'Өз беттеріңіз', 'Oʻz sahifalaringiz', 'Pages of your own'),
      four(
        'Кроме обычных разделов\u00a0— те страницы, которые нужны именно вам: памятка перед первым приёмом, советы родителям, ответы на\u00a0частые вопросы.',
        'Кәдімгі бөлімдерден бөлек өзіңізге керек беттер: алғашқы қабылдауға дейінгі жадынама, ата-аналарға кеңес, жиі қойылатын сұрақтарға жауап.',
        'Odatiy boʻlimlardan tashqari aynan sizga kerak sahifalar: birinchi qabuldan oldingi eslatma, ota-onalarga maslahatlar, koʻp beriladigan savollarga javoblar.',
        'Besides the usual sections, any page you need: a guide to the first visit, advice for parents, answers to common questions.',
      ),
    ),
    point(
      four('Для каждого посетителя', 'Әр келушіге', 'Har bir tashrif buyuruvchi uchun', 'For every visitor'),
      four(
        'Сайт одинаково удобен на\u00a0телефоне и\u00a0на\u00a0большом экране, понятен программам чтения с\u00a0экрана и\u00a0имеет версию для слабовидящих.',
        'Сайт телефонда да, үлкен экранда да бірдей ыңғайлы, экранды оқитын бағдарламаларға түсінікті және нашар көретіндерге арналған нұсқасы бар.',
        'Sayt telefonda ham, katta ekranda ham bir xil qulay, ekranni oʻqiydigan dasturlarga tushunarli va zaif koʻruvchilar uchun versiyasi bor.',
        'The site is as easy to use on a phone as on a large screen, works with screen readers and has a low-vision version.',
      ),
    ),
  ],
})

const steps = block('steps', 'steps', {
  title: four(
    'Что подготовить клинике',
    'Клиника не дайындауы керек',
    'Klinika nimalarni tayyorlashi kerak',
    'What to prepare',
  ),
  items: [
    point(
      four('Сведения', 'Мәліметтер', 'Maʼlumotlar', 'Details'),
      four(
        'Название на\u00a0всех языках, адрес, телефоны, WhatsApp и\u00a0почта, часы работы, номер лицензии.',
        'Барлық тілдегі атауы, мекенжайы, телефондары, WhatsApp пен поштасы, жұмыс уақыты, лицензия нөмірі.',
        'Barcha tillardagi nomi, manzili, telefonlari, WhatsApp va pochtasi, ish vaqti, litsenziya raqami.',
        'The name in every language, address, phone numbers, WhatsApp and e-mail, opening hours, licence number.',
      ),
    ),
    point(
      four(
        'Врачи и\u00a0услуги',
        'Дәрігерлер мен қызметтер',
        'Shifokorlar va xizmatlar',
        'Doctors and services',
      ),
      four(
        'Специальность, стаж и\u00a0языки каждого врача, услуги по\u00a0группам с\u00a0ценами.',
        'Әр дәрігердің мамандығы, тәжірибесі мен тілдері, топтарға бөлінген қызметтер мен олардың бағасы.',
        'Har bir shifokorning mutaxassisligi, tajribasi va tillari, guruhlarga boʻlingan xizmatlar va narxlari.',
        'Each doctor’s speciality, experience and languages; services in groups, with prices.',
      ),
    ),
    point(
      four(
        'Фотографии и\u00a0тексты',
        'Фотосуреттер мен мәтіндер',
        'Suratlar va matnlar',
        'Photos and texts',
      ),
      four(
        'Свои снимки входа, кабинетов и\u00a0врачей и\u00a0короткие тексты на\u00a0языках, на\u00a0которых говорят пациенты.',
        'Кіреберістің, кабинеттер мен дәрігерлердің өз фотосуреттері және пациенттер сөйлейтін тілдердегі қысқа мәтіндер.',
        'Kirish eshigi, xonalar va shifokorlarning oʻz suratlari hamda bemorlar gaplashadigan tillardagi qisqa matnlar.',
        'Your own pictures of the entrance, the rooms and the doctors, and short texts in the languages your patients speak.',
      ),
    ),
  ],
})

/** R10, the target of the reserved slugs (B-15). */
export const clinicWebsite: CustomPageSeed = {
  slug: 'clinic-website',
  title: four('Сайт клиники', 'Клиника сайты', 'Klinika sayti', 'Clinic website'),
  description: four(
    'Сайт клиники: готовые блоки, четыре языка, четыре шаблона, свои страницы и\u00a0версия для слабовидящих.',
    'Клиника сайты: дайын блоктар, төрт тіл, төрт үлгі, өз беттері және нашар көретіндерге арналған нұсқасы.',
    'Klinika sayti: tayyor bloklar, toʻrt til, toʻrt shablon, oʻz sahifalari va zaif koʻruvchilar uchun versiyasi.',
    'A site for your clinic: ready-made blocks, four languages, four templates, pages of your own and a low-vision version.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'builder',
      four(
        'Редактор сайта: слева страница клиники, справа список её блоков',
        'Сайт редакторы: сол жақта клиника беті, оң жақта оның блоктарының тізімі',
        'Sayt muharriri: chapda klinika sahifasi, oʻngda uning bloklari roʻyxati',
        'The site’s editor: the clinic’s page on the left, the list of its blocks on the right',
      ),
    ),
    steps,
    block('examples', 'site-examples', {
      lead: four(
        'Эти клиники вымышлены. Откройте сайт с\u00a0телефона, смените язык, включите версию для слабовидящих.',
        'Бұл клиникалар ойдан шығарылған. Сайтты телефоннан ашып, тілін ауыстырып, нашар көретіндерге арналған нұсқасын қосып көріңіз.',
        'Bu klinikalar oʻylab topilgan. Saytni telefondan ochib, tilini almashtirib, zaif koʻruvchilar uchun versiyasini yoqib koʻring.',
        'These clinics are fictional. Open a site on your phone, change its language, turn on the low-vision version.',
      ),
    }),
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'По\u00a0какому адресу открывается сайт?',
          'Сайт қандай мекенжайда ашылады?',
          'Sayt qaysi manzilda ochiladi?',
          'What address does the site have?',
        ),
        four(
          'По\u00a0адресу каталога с\u00a0коротким именем клиники в\u00a0конце или на\u00a0своём домене. У\u00a0каждого врача, каждой новости и\u00a0каждого языка есть своя ссылка.',
          'Каталогтың мекенжайында, соңында клиниканың қысқа атауымен, немесе өз доменіңізде. Әр дәрігердің, жаңалықтың және тілдің өз сілтемесі бар.',
          'Katalog manzilida, oxirida klinikaning qisqa nomi bilan, yoki oʻz domeningizda. Har bir shifokor, yangilik va tilning oʻz havolasi bor.',
          'This directory’s address with the clinic’s short name at the end, or your own domain. Every doctor, news item and language has a link of its own.',
        ),
      ),
      questionAndAnswer(
        four(
          'Кто создаёт и\u00a0меняет сайт?',
          'Сайтты кім жасайды және өзгертеді?',
          'Saytni kim yaratadi va oʻzgartiradi?',
          'Who sets the site up and changes it?',
        ),
        four(
          'Сотрудники клиники: в\u00a0редакторе сайта они видят саму страницу, меняют её тексты и\u00a0блоки и\u00a0публикуют, когда всё готово. Начать можно с\u00a0готового сайта, составленного из\u00a0данных клиники, или со\u00a0своего старого.',
          'Клиника қызметкерлері: сайт редакторында беттің өзін көріп, мәтіндері мен блоктарын өзгертеді, бәрі дайын болғанда жариялайды. Клиника деректерінен құрастырылған дайын сайттан немесе ескі сайтыңыздан бастауға болады.',
          'Klinika xodimlari: sayt muharririda sahifaning oʻzini koʻrib, matn va bloklarini oʻzgartiradi, hammasi tayyor boʻlganda eʼlon qiladi. Klinika maʼlumotlaridan tuzilgan tayyor saytdan yoki eski saytingizdan boshlash mumkin.',
          'The clinic’s staff: in the site’s editor they see the page itself, change its texts and blocks, and publish when all is ready. They can start with a ready site made from the clinic’s data, or with their old one.',
        ),
      ),
      questionAndAnswer(
        four(
          'Что увидит пациент, если переведено не\u00a0всё?',
          'Бәрі аударылмаса, пациент не көреді?',
          'Hammasi tarjima qilinmagan boʻlsa, bemor nimani koʻradi?',
          'What do patients see if not everything is translated?',
        ),
        four(
          'Русский текст вместо недостающего. Медицинские предупреждения показываются только на\u00a0том языке, на\u00a0котором их написала клиника.',
          'Жетіспейтін мәтіннің орнында орысшасын көреді. Медициналық ескертулер тек клиника жазған тілде көрсетіледі.',
          'Yetishmayotgan matn oʻrnida ruschasini koʻradi. Tibbiy ogohlantirishlar faqat klinika yozgan tilda koʻrsatiladi.',
          'The Russian text in place of the missing one. Medical warnings appear only in the language the clinic wrote them in.',
        ),
      ),
      questionAndAnswer(
        four(
          'Как пациент записывается через сайт?',
          'Пациент сайт арқылы қабылдауға қалай жазылады?',
          'Bemor sayt orqali qabulga qanday yoziladi?',
          'How do patients book through the site?',
        ),
        four(
          'Выбирает врача и\u00a0свободное время прямо на\u00a0сайте и\u00a0подтверждает запись кодом из\u00a0письма или SMS. Если клиника не\u00a0включила запись онлайн, на\u00a0странице записи стоят телефон, WhatsApp и\u00a0почта.',
          'Сайттың өзінде дәрігер мен бос уақытты таңдап, хаттағы немесе SMS-тегі кодпен растайды. Клиника онлайн жазылуды қоспаған болса, жазылу бетінде телефон, WhatsApp және пошта тұрады.',
          'Saytning oʻzida shifokor va boʻsh vaqtni tanlab, xatdagi yoki SMS-dagi kod bilan tasdiqlaydi. Klinika onlayn yozilishni yoqmagan boʻlsa, yozilish sahifasida telefon, WhatsApp va pochta turadi.',
          'They choose a doctor and a free time on the site itself and confirm with a code from an e-mail or a text message. If a clinic has not turned on online booking, its page shows the phone, WhatsApp and e-mail.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Откуда сайт берёт врачей и\u00a0цены',
        'Сайт дәрігерлер мен бағаларды қайдан алады',
        'Sayt shifokorlar va narxlarni qayerdan oladi',
        'Where the site’s doctors and prices come from',
      ),
      text: four(
        'Филиалы, врачи, услуги и\u00a0сотрудники хранятся в\u00a0одном месте, и\u00a0сайт показывает их сам.',
        'Филиалдар, дәрігерлер, қызметтер мен қызметкерлер бір жерде сақталады, сайт оларды өзі көрсетеді.',
        'Filiallar, shifokorlar, xizmatlar va xodimlar bir joyda saqlanadi, sayt ularni oʻzi koʻrsatadi.',
        'Branches, doctors, services and staff are kept in one place, and the site shows them by itself.',
      ),
      action: {
        label: four('Узнать о\u00a0системе', 'Жүйе туралы білу', 'Tizim haqida bilish', 'About the system'),
        link: toPage('/mis'),
      },
      tone: 'calm',
    }),
  ],
}
