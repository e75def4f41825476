import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { answered, commonQuestions, four, point, questions } from './words.ts'

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
      'Собирается из\u00a0готовых блоков: врачи, услуги с\u00a0ценами, часы работы, новости, карта. Программист и\u00a0дизайнер не\u00a0нужны.',
      'Дайын блоктардан құралады: дәрігерлер, бағасы бар қызметтер, жұмыс уақыты, жаңалықтар, карта. Бағдарламашы мен дизайнер қажет емес.',
      'Tayyor bloklardan yigʻiladi: shifokorlar, narxlari bilan xizmatlar, ish vaqti, yangiliklar, xarita. Dasturchi va dizayner kerak emas.',
      'Put together from ready blocks: doctors, services with prices, opening hours, news, a map. No programmer or designer needed.',
    ),
    image: picture(
      'shipa/site',
      four(
        'Рисунок: страница сайта клиники на\u00a0экране и\u00a0та\u00a0же страница на\u00a0телефоне',
        'Сурет: экрандағы клиника сайтының беті және телефондағы сол бет',
        'Rasm: ekrandagi klinika sayti sahifasi va telefondagi xuddi shu sahifa',
        'Drawing: a page of a clinic site on a screen and the same page on a phone',
      ),
    ),
    action: {
      label: four('Как это устроено', 'Қалай жасалады', 'Qanday tuzilgan', 'See how it works'),
      link: toPage('/clinic-website#steps-title'),
    },
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four(
    'Из\u00a0чего состоит сайт',
    'Сайт неден тұрады',
    'Sayt nimalardan iborat',
    'What the site is made of',
  ),
  arrangement: 'rows',
  items: [
    point(
      four('Готовые блоки', 'Дайын блоктар', 'Tayyor bloklar', 'Ready blocks'),
      four(
        'Первый экран, врачи, услуги, новости, галерея, контакты с\u00a0картой, вопросы и\u00a0ответы. Блоки переставляют, скрывают и\u00a0правят, сразу видя страницу.',
        'Бірінші экран, дәрігерлер, қызметтер, жаңалықтар, галерея, картасы бар байланыс, сұрақ-жауап. Блоктарды бетті көріп отырып ауыстыруға, жасыруға және түзетуге болады.',
        'Birinchi ekran, shifokorlar, xizmatlar, yangiliklar, galereya, xaritali kontaktlar, savol-javoblar. Bloklarni sahifani koʻrib turib almashtirish, yashirish va tahrirlash mumkin.',
        'Opening screen, doctors, services, news, gallery, contacts with a map, questions and answers. Blocks are moved, hidden and edited with the page in view.',
      ),
    ),
    point(
      four('Четыре языка', 'Төрт тіл', 'Toʻrt til', 'Four languages'),
      four(
        'Казахский, русский, узбекский и\u00a0английский тексты лежат рядом. Редактор видит, чего не\u00a0хватает, а\u00a0посетитель вместо пустоты\u00a0— русский текст.',
        'Қазақша, орысша, өзбекше және ағылшынша мәтіндер қатар тұрады. Редактор ненің жетіспейтінін көреді, ал келуші бос орынның орнына орысша мәтінді оқиды.',
        'Qozoqcha, ruscha, oʻzbekcha va inglizcha matnlar yonma-yon turadi. Muharrir nima yetishmasligini koʻradi, mehmon esa boʻsh joy oʻrniga ruscha matnni oʻqiydi.',
        'Kazakh, Russian, Uzbek and English texts lie side by side. The editor sees what is missing; a visitor sees the Russian text instead of a gap.',
      ),
    ),
    point(
      four('Четыре шаблона', 'Төрт үлгі', 'Toʻrt shablon', 'Four templates'),
      four(
        'Городская поликлиника, частный кабинет, клиника с\u00a0крупными фотографиями, журнал врача. Шаблон можно сменить, тексты останутся.',
        'Қалалық емхана, жеке кабинет, ірі фотосуреттері бар клиника, дәрігер журналы. Үлгіні ауыстыруға болады, мәтіндер сақталады.',
        'Shahar poliklinikasi, xususiy kabinet, yirik suratli klinika, shifokor jurnali. Shablonni almashtirish mumkin, matnlar saqlanadi.',
        'A city polyclinic, a private practice, a clinic with large pictures, a doctor’s journal. The template can be changed and the texts stay.',
      ),
    ),
    point(
      four(
        'Цвет и\u00a0логотип клиники',
        'Клиниканың түсі мен логотипі',
        'Klinika rangi va logotipi',
        'The clinic’s colour and logo',
      ),
      four(
        'Из\u00a0одного цвета складываются светлая и\u00a0тёмная темы, в\u00a0которых текст легко читать.',
        'Бір түстен мәтіні оңай оқылатын жарық және қараңғы тақырып жасалады.',
        'Bitta rangdan matni oson oʻqiladigan yorugʻ va toʻq mavzu hosil boʻladi.',
        'One colour makes a light and a dark scheme in which text is easy to read.',
      ),
    ),
    point(
      four('Черновик и\u00a0история', 'Жоба және тарих', 'Qoralama va tarix', 'Draft and history'),
      four(
        'Изменения видны только вам, пока вы их не\u00a0опубликуете. Прежнюю версию можно вернуть.',
        'Өзгерістер жарияланғанша тек сізге көрінеді. Бұрынғы нұсқаны қайтаруға болады.',
        'Oʻzgarishlar eʼlon qilinguncha faqat sizga koʻrinadi. Avvalgi versiyani qaytarish mumkin.',
        'Nobody but you sees a change until you publish it. An earlier version can be brought back.',
      ),
    ),
    point(
      four('Для каждого посетителя', 'Әр келушіге', 'Har bir mehmon uchun', 'For every visitor'),
      four(
        'Сайт одинаково удобен на\u00a0телефоне и\u00a0на\u00a0большом экране, понятен программам чтения с\u00a0экрана и\u00a0имеет версию для слабовидящих.',
        'Сайт телефонда да, үлкен экранда да бірдей ыңғайлы, экранды оқитын бағдарламаларға түсінікті және нашар көретіндерге арналған нұсқасы бар.',
        'Sayt telefonda ham, katta ekranda ham bir xil qulay, ekranni oʻqiydigan dasturlarga tushunarli va koʻzi ojizlar uchun versiyasi bor.',
        'The site is as handy on a phone as on a large screen, clear to screen readers, and has a version for people with low vision.',
      ),
    ),
  ],
})

const steps = block('steps', 'steps', {
  title: four(
    'Как появляется сайт',
    'Сайт қалай пайда болады',
    'Sayt qanday paydo boʻladi',
    'How a site comes about',
  ),
  items: [
    point(
      four('Добавьте клинику', 'Клиниканы қосыңыз', 'Klinikani qoʻshing', 'Add your clinic'),
      four(
        'Укажите название, адрес и\u00a0телефоны, приложите лицензию. Заявку проверяет модератор.',
        'Атауын, мекенжайы мен телефондарын жазып, лицензияны тіркеңіз. Өтінімді модератор тексереді.',
        'Nomi, manzili va telefonlarini kiriting, litsenziyani ilova qiling. Arizani moderator tekshiradi.',
        'Give its name, address and phones and attach the licence. A moderator checks the application.',
      ),
    ),
    point(
      four('Соберите страницы', 'Беттерді құрастырыңыз', 'Sahifalarni yigʻing', 'Put the pages together'),
      four(
        'Выберите шаблон, впишите врачей и\u00a0услуги, поставьте свои фотографии.',
        'Үлгіні таңдап, дәрігерлер мен қызметтерді енгізіңіз, өз фотосуреттеріңізді қойыңыз.',
        'Shablonni tanlang, shifokorlar va xizmatlarni kiriting, oʻz suratlaringizni qoʻying.',
        'Choose a template, enter doctors and services, put in your own pictures.',
      ),
    ),
    point(
      four('Опубликуйте', 'Жариялаңыз', 'Eʼlon qiling', 'Publish'),
      four(
        'Перед публикацией видно, чего недостаёт: заголовка, ссылки в\u00a0меню, читаемого цвета.',
        'Жарияламас бұрын не жетіспейтіні көрінеді: тақырып, мәзірдегі сілтеме, оқылатын түс.',
        'Eʼlon qilishdan oldin nima yetishmasligi koʻrinadi: sarlavha, menyudagi havola, oʻqiladigan rang.',
        'Before it goes live you see what is missing: a heading, a link in the menu, a readable colour.',
      ),
    ),
  ],
})

/** R10, where the reserved slugs lead (B-15). */
export const clinicWebsite: CustomPageSeed = {
  slug: 'clinic-website',
  title: four('Сайт клиники', 'Клиника сайты', 'Klinika sayti', 'Clinic website'),
  description: four(
    'Конструктор сайта клиники: готовые блоки, четыре языка, четыре шаблона, черновик и\u00a0история версий.',
    'Клиника сайтының конструкторы: дайын блоктар, төрт тіл, төрт үлгі, жоба және нұсқалар тарихы.',
    'Klinika sayti konstruktori: tayyor bloklar, toʻrt til, toʻrt shablon, qoralama va versiyalar tarixi.',
    'A website builder for clinics: ready blocks, four languages, four templates, drafts and a history of versions.',
  ),
  blocks: [
    hero,
    parts,
    steps,
    block('examples', 'site-examples'),
    questions('questions', commonQuestions, [
      answered(
        four(
          'Можно ли открыть сайт на\u00a0своём домене?',
          'Сайтты өз доменімізде ашуға бола ма?',
          'Saytni oʻz domenimizda ochsa boʻladimi?',
          'Can the site have our own domain?',
        ),
        four(
          'Да. Вы добавляете одну запись в\u00a0настройках домена, и\u00a0после проверки по\u00a0вашему адресу открываются те\u00a0же страницы.',
          'Иә. Домен баптауларына бір жазба қосасыз, тексерілгеннен кейін сол беттер сіздің мекенжайыңызда ашылады.',
          'Ha. Domen sozlamalariga bitta yozuv qoʻshasiz, tekshirilgandan keyin oʻsha sahifalar sizning manzilingizda ochiladi.',
          'Yes. You add one record in the settings of the domain; once it is verified, the same pages open at your address.',
        ),
      ),
      answered(
        four(
          'Кто в\u00a0клинике может править сайт?',
          'Клиникада сайтты кім өңдей алады?',
          'Klinikada saytni kim tahrirlay oladi?',
          'Who in the clinic can edit the site?',
        ),
        four(
          'Тот, кому владелец дал право. Редактор готовит страницы, публикует владелец, руководитель или редактор с\u00a0отдельным разрешением.',
          'Иесі құқық берген адам. Редактор беттерді дайындайды, ал иесі, басшы немесе арнайы рұқсаты бар редактор жариялайды.',
          'Egasi huquq bergan xodim. Muharrir sahifalarni tayyorlaydi, egasi, rahbar yoki alohida ruxsati bor muharrir eʼlon qiladi.',
          'Whoever the owner has allowed to. An editor prepares pages; the owner, a manager or an editor with that permission publishes them.',
        ),
      ),
      answered(
        four(
          'Что увидит пациент, если переведено не\u00a0всё?',
          'Барлығы аударылмаса, пациент не көреді?',
          'Hammasi tarjima qilinmagan boʻlsa, bemor nimani koʻradi?',
          'What does a patient see if not everything is translated?',
        ),
        four(
          'Русский текст на\u00a0месте недостающего. Цены и\u00a0медицинские предупреждения показываются только на\u00a0том языке, на\u00a0котором написаны.',
          'Жетіспейтін мәтіннің орнында орысшасы тұрады. Бағалар мен медициналық ескертулер тек жазылған тілінде көрсетіледі.',
          'Yetishmayotgan matn oʻrnida ruschasi turadi. Narxlar va tibbiy ogohlantirishlar faqat yozilgan tilida koʻrsatiladi.',
          'The Russian text in place of the missing one. Prices and medical warnings are shown only in the language they are written in.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Сайт\u00a0— часть рабочего кабинета',
        'Сайт — жұмыс кабинетінің бір бөлігі',
        'Sayt — ish kabinetining bir qismi',
        'The site is part of a workspace',
      ),
      text: four(
        'Расписание, запись и\u00a0документы клиники живут рядом.',
        'Клиниканың кестесі, жазылуы мен құжаттары қатар тұрады.',
        'Klinikaning jadvali, qabulga yozilish va hujjatlar shu yerda.',
        'Schedules, bookings and documents of the clinic live next to it.',
      ),
      action: {
        label: four('Посмотреть систему', 'Жүйені көру', 'Tizimni koʻrish', 'See the system'),
        link: toPage('/mis'),
      },
      tone: 'calm',
    }),
  ],
}
