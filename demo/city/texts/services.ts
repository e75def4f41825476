import { four } from '../../../schemas/core/four.ts'
import type { Label } from '../../../schemas/core/type.ts'

export type ServiceText = {
  name: Label
  /** Tenge, before the level of prices of a clinic. */
  price: number
  priceTo?: number
}

export type Offer = {
  /** Of a first visit, and of a repeat one. */
  visit: readonly [first: number, repeat: number]
  /** Minutes of a visit. */
  minutes: number
  services: readonly ServiceText[]
  /** What the doctor does, for the page of one. */
  does: Label
}

const row = (
  ru: string,
  kk: string,
  uz: string,
  en: string,
  price: number,
  priceTo?: number,
): ServiceText => ({
  name: four(ru, kk, uz, en),
  price,
  ...(priceTo && { priceTo }),
})

const filling = row(
  'Лечение кариеса с пломбой',
  'Тісжегіні пломбамен емдеу',
  'Kariyesni plomba bilan davolash',
  'Treatment of decay with a filling',
  14000,
  24000,
)
const scan = row('Снимок зуба', 'Тіс суреті', 'Tish surati', 'Dental X-ray', 2500)
const cleaning = row(
  'Профессиональная чистка зубов',
  'Тісті кәсіби тазалау',
  'Tishlarni professional tozalash',
  'Professional teeth cleaning',
  18000,
)
const ecg = row('ЭКГ с расшифровкой', 'ЭКГ, сипаттамасымен', 'EKG, xulosasi bilan', 'ECG with a report', 4000)

/** What doctors of a speciality offer, for how much. */
export const offers: Record<string, Offer> = {
  dentist: {
    visit: [6000, 3000],
    minutes: 30,
    services: [filling, scan, cleaning],
    does: four(
      'Осматривает, находит причину боли и составляет план лечения.',
      'Қарап, ауырудың себебін тауып, емдеу жоспарын жасайды.',
      'Koʻrikdan oʻtkazadi, ogʻriq sababini topadi va davolash rejasini tuzadi.',
      'Examines teeth, finds the cause of pain and makes a plan of treatment.',
    ),
  },
  'dental-therapist': {
    visit: [6000, 3000],
    minutes: 40,
    services: [
      filling,
      row(
        'Лечение каналов зуба',
        'Тіс өзектерін емдеу',
        'Tish kanallarini davolash',
        'Root canal treatment',
        32000,
        55000,
      ),
      scan,
    ],
    does: four(
      'Лечит кариес и каналы, восстанавливает разрушенные зубы.',
      'Тісжегі мен тіс өзектерін емдейді, бұзылған тісті қалпына келтіреді.',
      'Kariyes va kanallarni davolaydi, shikastlangan tishlarni tiklaydi.',
      'Treats decay and root canals and restores damaged teeth.',
    ),
  },
  'oral-surgeon': {
    visit: [7000, 3500],
    minutes: 40,
    services: [
      row('Удаление зуба', 'Тіс жұлу', 'Tish olish', 'Tooth extraction', 12000, 20000),
      row(
        'Удаление зуба мудрости',
        'Ақыл тісін жұлу',
        'Aql tishini olish',
        'Wisdom tooth extraction',
        28000,
        60000,
      ),
      row('Установка импланта', 'Имплант орнату', 'Implant qoʻyish', 'Dental implant', 180000, 260000),
    ],
    does: four(
      'Удаляет зубы, в том числе зубы мудрости, и ставит импланты.',
      'Тіс жұлады, оның ішінде ақыл тісін де, және имплант орнатады.',
      'Tish oladi, jumladan aql tishini ham, va implant qoʻyadi.',
      'Extracts teeth, wisdom teeth among them, and places implants.',
    ),
  },
  prosthodontist: {
    visit: [7000, 3500],
    minutes: 40,
    services: [
      row(
        'Коронка из диоксида циркония',
        'Цирконий диоксидінен жасалған тіс қаптамасы',
        'Sirkoniy dioksididan qoplama',
        'Zirconia crown',
        85000,
        120000,
      ),
      row('Съёмный протез', 'Алмалы-салмалы протез', 'Olinadigan protez', 'Removable denture', 70000, 110000),
    ],
    does: four(
      'Восстанавливает зубы коронками, мостами и протезами.',
      'Тісті қаптамамен, көпірмен және протезбен қалпына келтіреді.',
      'Tishlarni qoplama, koʻprik va protez bilan tiklaydi.',
      'Restores teeth with crowns, bridges and dentures.',
    ),
  },
  orthodontist: {
    visit: [8000, 4000],
    minutes: 40,
    services: [
      row('Установка брекетов', 'Брекет орнату', 'Breket oʻrnatish', 'Fitting of braces', 190000, 320000),
      row(
        'Пластинка для ребёнка',
        'Балаға арналған пластинка',
        'Bola uchun plastinka',
        'Removable plate for a child',
        60000,
      ),
    ],
    does: four(
      'Исправляет прикус у детей и взрослых: брекеты, пластинки, элайнеры.',
      'Балалар мен ересектердің тістемін түзетеді: брекет, пластинка, элайнер.',
      'Bolalar va kattalarning tishlamini tuzatadi: breket, plastinka, elayner.',
      'Corrects the bite of children and adults with braces, plates and aligners.',
    ),
  },
  'dental-hygienist': {
    visit: [5000, 2500],
    minutes: 60,
    services: [
      cleaning,
      row('Фторирование зубов', 'Тісті фторлау', 'Tishlarni ftorlash', 'Fluoride treatment', 6000),
      row('Отбеливание зубов', 'Тісті ағарту', 'Tishlarni oqartirish', 'Teeth whitening', 55000, 90000),
    ],
    does: four(
      'Чистит зубы и учит ухаживать за ними дома.',
      'Тісті тазалап, үйде күтуді үйретеді.',
      'Tishlarni tozalaydi va uyda parvarishlashni oʻrgatadi.',
      'Cleans teeth and teaches how to care for them at home.',
    ),
  },
  'pediatric-dentist': {
    visit: [6000, 3000],
    minutes: 30,
    services: [
      row(
        'Лечение молочного зуба',
        'Сүт тісін емдеу',
        'Sut tishini davolash',
        'Treatment of a milk tooth',
        12000,
        20000,
      ),
      row(
        'Герметизация фиссур',
        'Тіс сайларын бітеу',
        'Fissuralarni germetizatsiya qilish',
        'Fissure sealing',
        8000,
      ),
      row('Фторирование зубов', 'Тісті фторлау', 'Tishlarni ftorlash', 'Fluoride treatment', 6000),
    ],
    does: four(
      'Лечит молочные и первые постоянные зубы, не торопит и не пугает.',
      'Сүт тістер мен алғашқы тұрақты тістерді емдейді, асықтырмайды, қорқытпайды.',
      'Sut tishlari va birinchi doimiy tishlarni davolaydi, shoshirmaydi va qoʻrqitmaydi.',
      'Treats milk teeth and the first permanent ones, without hurry or fear.',
    ),
  },
  internist: {
    visit: [6000, 3500],
    minutes: 20,
    services: [
      row(
        'Справка для работы',
        'Жұмысқа арналған анықтама',
        'Ish uchun maʼlumotnoma',
        'Medical certificate for work',
        5000,
      ),
      row('Общий анализ крови', 'Жалпы қан талдауы', 'Umumiy qon tahlili', 'Complete blood count', 1800),
      ecg,
    ],
    does: four(
      'Ведёт взрослых с простудой, давлением и хроническими болезнями.',
      'Суық тиген, қан қысымы бар және созылмалы аурулы ересектерді қарайды.',
      'Shamollagan, qon bosimi va surunkali kasalligi bor kattalarni davolaydi.',
      'Looks after adults with colds, blood pressure and chronic diseases.',
    ),
  },
  'family-doctor': {
    visit: [6000, 3000],
    minutes: 20,
    services: [
      row(
        'Вызов врача на дом',
        'Дәрігерді үйге шақыру',
        'Shifokorni uyga chaqirish',
        'Doctor’s home visit',
        12000,
      ),
      row('Общий анализ крови', 'Жалпы қан талдауы', 'Umumiy qon tahlili', 'Complete blood count', 1800),
    ],
    does: four(
      'Лечит всю семью, от внуков до бабушек, и знает её историю.',
      'Немереден әжеге дейін бүкіл отбасын емдейді, оның тарихын біледі.',
      'Nabiradan buvigacha butun oilani davolaydi va uning tarixini biladi.',
      'Treats the whole family, from children to grandparents, and knows its history.',
    ),
  },
  pediatrician: {
    visit: [7000, 4000],
    minutes: 20,
    services: [
      row(
        'Осмотр перед прививкой',
        'Екпе алдындағы тексеру',
        'Emlashdan oldingi koʻrik',
        'Check before a vaccination',
        3500,
      ),
      row(
        'Справка в детский сад',
        'Балабақшаға анықтама',
        'Bolalar bogʻchasi uchun maʼlumotnoma',
        'Certificate for kindergarten',
        6000,
      ),
      row(
        'Вызов педиатра на дом',
        'Педиатрды үйге шақыру',
        'Pediatrni uyga chaqirish',
        'Paediatrician’s home visit',
        13000,
      ),
    ],
    does: four(
      'Наблюдает детей с рождения: рост, прививки, простуды, питание.',
      'Баланы туғаннан бақылайды: өсуі, екпе, суық тию, тамақтану.',
      'Bolalarni tugʻilganidan kuzatadi: oʻsishi, emlash, shamollash, ovqatlanish.',
      'Follows children from birth: growth, vaccinations, colds, nutrition.',
    ),
  },
  'emergency-doctor': {
    visit: [9000, 5000],
    minutes: 20,
    services: [
      row(
        'Наблюдение в палате до шести часов',
        'Палатада алты сағатқа дейін бақылау',
        'Palatada olti soatgacha kuzatuv',
        'Observation in a ward, up to six hours',
        22000,
      ),
    ],
    does: four(
      'Помогает тем, кому плохо сейчас: боль, травма, высокая температура.',
      'Дәл қазір жағдайы нашар адамға көмектеседі: ауырсыну, жарақат, жоғары қызу.',
      'Hozir ahvoli ogʻir boʻlganlarga yordam beradi: ogʻriq, jarohat, yuqori isitma.',
      'Helps those who need it now: pain, injuries, high fever.',
    ),
  },
  cardiologist: {
    visit: [9000, 5500],
    minutes: 30,
    services: [
      ecg,
      row(
        'Суточное наблюдение давления',
        'Қан қысымын тәулік бойы бақылау',
        'Qon bosimini sutka davomida kuzatish',
        '24-hour blood pressure monitoring',
        9000,
      ),
      row('УЗИ сердца', 'Жүрек УДЗ-сы', 'Yurak UTTsi', 'Heart ultrasound', 12000),
    ],
    does: four(
      'Подбирает лечение давления, аритмии и болей в сердце.',
      'Қан қысымын, аритмияны және жүрек ауруын емдеуді таңдайды.',
      'Qon bosimi, aritmiya va yurak ogʻrigʻini davolashni tanlaydi.',
      'Treats blood pressure, arrhythmia and heart pain.',
    ),
  },
  neurologist: {
    visit: [8500, 5000],
    minutes: 30,
    services: [
      row('ЭЭГ', 'ЭЭГ', 'EEG', 'EEG', 9500),
      row(
        'Блокада при боли в спине',
        'Арқа ауырғанда блокада жасау',
        'Bel ogʻrigʻida blokada',
        'Injection for back pain',
        8000,
      ),
    ],
    does: four(
      'Разбирается с головной болью, головокружением, болью в спине и сном.',
      'Бас ауруы, бас айналу, арқа ауруы және ұйқы мәселесін шешеді.',
      'Bosh ogʻrigʻi, bosh aylanishi, bel ogʻrigʻi va uyqu muammolari bilan ishlaydi.',
      'Deals with headaches, dizziness, back pain and sleep.',
    ),
  },
  gastroenterologist: {
    visit: [9000, 5500],
    minutes: 30,
    services: [
      row('Гастроскопия', 'Гастроскопия', 'Gastroskopiya', 'Gastroscopy', 18000, 30000),
      row(
        'Дыхательный тест на хеликобактер',
        'Хеликобактерге тыныс тесті',
        'Xelikobakterga nafas testi',
        'Breath test for Helicobacter',
        9000,
      ),
    ],
    does: four(
      'Лечит желудок, кишечник и печень, помогает с питанием.',
      'Асқазан, ішек және бауырды емдейді, тамақтануға көмектеседі.',
      'Oshqozon, ichak va jigarni davolaydi, ovqatlanishda yordam beradi.',
      'Treats the stomach, bowel and liver and helps with diet.',
    ),
  },
  endocrinologist: {
    visit: [8500, 5000],
    minutes: 30,
    services: [
      row(
        'УЗИ щитовидной железы',
        'Қалқанша без УДЗ-сы',
        'Qalqonsimon bez UTTsi',
        'Thyroid ultrasound',
        7000,
      ),
      row(
        'Гликированный гемоглобин',
        'Гликирленген гемоглобин',
        'Glikirlangan gemoglobin',
        'HbA1c test',
        3500,
      ),
    ],
    does: four(
      'Ведёт пациентов с диабетом и болезнями щитовидной железы.',
      'Қант диабеті мен қалқанша без ауруы бар науқастарды бақылайды.',
      'Diabet va qalqonsimon bez kasalliklari bor bemorlarni kuzatadi.',
      'Looks after patients with diabetes and thyroid diseases.',
    ),
  },
  rheumatologist: {
    visit: [9000, 5500],
    minutes: 30,
    services: [
      row(
        'Введение препарата в сустав',
        'Буынға дәрі енгізу',
        'Boʻgʻimga dori yuborish',
        'Joint injection',
        14000,
        26000,
      ),
    ],
    does: four(
      'Помогает при болях в суставах и системных болезнях.',
      'Буын ауруы мен жүйелі ауруларда көмектеседі.',
      'Boʻgʻim ogʻrigʻi va tizimli kasalliklarda yordam beradi.',
      'Helps with joint pain and systemic diseases.',
    ),
  },
  allergist: {
    visit: [8500, 5000],
    minutes: 30,
    services: [
      row(
        'Кожные пробы на аллергены',
        'Аллергендерге тері сынамасы',
        'Allergenlarga teri sinamasi',
        'Skin prick tests',
        15000,
      ),
      row('Спирометрия', 'Спирометрия', 'Spirometriya', 'Spirometry', 6000),
    ],
    does: four(
      'Ищет причину насморка, кашля и сыпи, лечит поллиноз и астму.',
      'Тұмау, жөтел және бөртпенің себебін іздейді, поллиноз бен астманы емдейді.',
      'Tumov, yoʻtal va toshma sababini izlaydi, pollinoz va astmani davolaydi.',
      'Looks for the cause of a runny nose, cough or rash; treats hay fever and asthma.',
    ),
  },
  dermatologist: {
    visit: [8000, 4500],
    minutes: 20,
    services: [
      row(
        'Дерматоскопия родинок',
        'Меңдерді дерматоскопиялау',
        'Xollar dermatoskopiyasi',
        'Dermatoscopy of moles',
        5000,
      ),
      row(
        'Удаление папиллом',
        'Папилломаны алып тастау',
        'Papillomalarni olib tashlash',
        'Removal of skin tags',
        4000,
        9000,
      ),
    ],
    does: four(
      'Лечит акне, экзему и псориаз, проверяет родинки.',
      'Безеу, экзема және псориазды емдейді, меңді тексереді.',
      'Husnbuzar, ekzema va psoriazni davolaydi, xollarni tekshiradi.',
      'Treats acne, eczema and psoriasis and checks moles.',
    ),
  },
  ophthalmologist: {
    visit: [8000, 4500],
    minutes: 30,
    services: [
      row('Подбор очков', 'Көзілдірік таңдау', 'Koʻzoynak tanlash', 'Prescription for glasses', 4000),
      row(
        'Измерение глазного давления',
        'Көз қысымын өлшеу',
        'Koʻz bosimini oʻlchash',
        'Eye pressure test',
        2500,
      ),
      row(
        'Осмотр глазного дна',
        'Көз түбін қарау',
        'Koʻz tubini tekshirish',
        'Examination of the fundus',
        5000,
      ),
    ],
    does: four(
      'Проверяет зрение, подбирает очки, лечит сухость и воспаление глаз.',
      'Көру қабілетін тексереді, көзілдірік таңдайды, көздің құрғауы мен қабынуын емдейді.',
      'Koʻrish qobiliyatini tekshiradi, koʻzoynak tanlaydi, koʻz qurishi va yalligʻlanishini davolaydi.',
      'Tests eyesight, prescribes glasses, treats dry and inflamed eyes.',
    ),
  },
  'ent-doctor': {
    visit: [8000, 4500],
    minutes: 20,
    services: [
      row('Промывание миндалин', 'Бадамша безді шаю', 'Bodomcha bezlarini yuvish', 'Tonsil irrigation', 5000),
      row(
        'Удаление серной пробки',
        'Құлақ тығынын алу',
        'Quloq tiqinini olib tashlash',
        'Ear wax removal',
        4000,
      ),
      row('Проверка слуха', 'Есту қабілетін тексеру', 'Eshitishni tekshirish', 'Hearing test', 6000),
    ],
    does: four(
      'Лечит ухо, горло и нос: отит, гайморит, частые ангины.',
      'Құлақ, тамақ, мұрынды емдейді: отит, гайморит, жиі баспа.',
      'Quloq, tomoq va burunni davolaydi: otit, gaymorit, tez-tez angina.',
      'Treats ears, throat and nose: otitis, sinusitis, frequent tonsillitis.',
    ),
  },
  gynecologist: {
    visit: [8500, 5000],
    minutes: 30,
    services: [
      row('Кольпоскопия', 'Кольпоскопия', 'Kolposkopiya', 'Colposcopy', 9000),
      row(
        'Мазок на цитологию',
        'Цитологияға жағынды алу',
        'Sitologiyaga surtma olish',
        'Cervical smear',
        4500,
      ),
      row(
        'Приём во время беременности',
        'Жүктілік кезіндегі қабылдау',
        'Homiladorlik davridagi qabul',
        'Antenatal visit',
        9000,
      ),
    ],
    does: four(
      'Ведёт беременность, лечит женские болезни, помогает планировать семью.',
      'Жүктілікті бақылайды, әйел ауруларын емдейді, отбасын жоспарлауға көмектеседі.',
      'Homiladorlikni kuzatadi, ayollar kasalliklarini davolaydi, oilani rejalashtirishda yordam beradi.',
      'Looks after pregnancies, treats women’s diseases, helps with family planning.',
    ),
  },
  'breast-specialist': {
    visit: [8500, 5000],
    minutes: 30,
    services: [
      row('УЗИ молочных желёз', 'Сүт безінің УДЗ-сы', 'Sut bezlari UTTsi', 'Breast ultrasound', 8000),
    ],
    does: four(
      'Осматривает грудь, объясняет снимки и говорит, когда прийти снова.',
      'Сүт безін қарап, суреттерді түсіндіреді, қашан қайта келу керегін айтады.',
      'Koʻkrakni tekshiradi, suratlarni tushuntiradi va qachon qayta kelish kerakligini aytadi.',
      'Examines breasts, explains the images and says when to come again.',
    ),
  },
  reproductologist: {
    visit: [12000, 7000],
    minutes: 40,
    services: [
      row(
        'Оценка овариального резерва',
        'Овариалды резервті бағалау',
        'Ovarial rezervni baholash',
        'Ovarian reserve assessment',
        16000,
      ),
    ],
    does: four(
      'Помогает парам, у которых не получается зачать ребёнка.',
      'Бала көтере алмай жүрген жұптарға көмектеседі.',
      'Farzandli boʻla olmayotgan juftlarga yordam beradi.',
      'Helps couples who cannot conceive.',
    ),
  },
  urologist: {
    visit: [8500, 5000],
    minutes: 30,
    services: [row('УЗИ почек', 'Бүйрек УДЗ-сы', 'Buyrak UTTsi', 'Kidney ultrasound', 7000)],
    does: four(
      'Лечит почки и мочевой пузырь, следит за мужским здоровьем.',
      'Бүйрек пен қуықты емдейді, ерлер денсаулығын бақылайды.',
      'Buyrak va siydik pufagini davolaydi, erkaklar salomatligini kuzatadi.',
      'Treats kidneys and bladder and looks after men’s health.',
    ),
  },
  surgeon: {
    visit: [8000, 4500],
    minutes: 20,
    services: [
      row('Перевязка', 'Таңып байлау', 'Bogʻlov', 'Wound dressing', 2500),
      row(
        'Вскрытие гнойника',
        'Іріңді ошақты ашу',
        'Yiringli oʻchoqni ochish',
        'Drainage of an abscess',
        12000,
        20000,
      ),
    ],
    does: four(
      'Принимает с ранами, нагноениями, грыжами; говорит, нужна ли операция.',
      'Жара, іріңдеу, жарықпен қабылдайды; ота керек пе, жоқ па — айтады.',
      'Yara, yiringlash, churra bilan qabul qiladi; operatsiya kerakmi, aytadi.',
      'Sees wounds, abscesses and hernias, and says whether an operation is needed.',
    ),
  },
  'trauma-surgeon': {
    visit: [8500, 5000],
    minutes: 20,
    services: [
      row('Гипсовая повязка', 'Гипс салу', 'Gips qoʻyish', 'Plaster cast', 7000, 12000),
      row('Рентген сустава', 'Буын рентгені', 'Boʻgʻim rentgeni', 'X-ray of a joint', 5000),
    ],
    does: four(
      'Лечит переломы, вывихи и боль в коленях, плечах, стопах.',
      'Сынық, шығып кету және тізе, иық, табан ауруын емдейді.',
      'Sinish, chiqish hamda tizza, yelka, oyoq ogʻrigʻini davolaydi.',
      'Treats fractures, dislocations and pain in knees, shoulders and feet.',
    ),
  },
  anesthesiologist: {
    visit: [9000, 5000],
    minutes: 30,
    services: [],
    does: four(
      'Готовит к наркозу и объясняет, что и зачем будет сделано.',
      'Наркозға дайындап, не істелетінін және не үшін екенін түсіндіреді.',
      'Narkozga tayyorlaydi, nima va nima uchun qilinishini tushuntiradi.',
      'Prepares patients for anaesthesia and explains what will be done and why.',
    ),
  },
  radiologist: {
    visit: [6000, 4000],
    minutes: 20,
    services: [
      row('Рентген грудной клетки', 'Кеуде рентгені', 'Koʻkrak qafasi rentgeni', 'Chest X-ray', 4500),
      row('КТ головы', 'Бас КТ-сы', 'Bosh KT', 'CT of the head', 28000),
    ],
    does: four(
      'Делает и описывает рентген и КТ.',
      'Рентген мен КТ жасап, сипаттайды.',
      'Rentgen va KT qiladi hamda tavsiflaydi.',
      'Makes and reads X-rays and CT scans.',
    ),
  },
  'ultrasound-doctor': {
    visit: [7000, 7000],
    minutes: 20,
    services: [
      row(
        'УЗИ брюшной полости',
        'Құрсақ қуысының УДЗ-сы',
        'Qorin boʻshligʻi UTTsi',
        'Abdominal ultrasound',
        9000,
      ),
      row(
        'УЗИ щитовидной железы',
        'Қалқанша без УДЗ-сы',
        'Qalqonsimon bez UTTsi',
        'Thyroid ultrasound',
        7000,
      ),
    ],
    does: four(
      'Делает УЗИ и сразу говорит, что видно.',
      'УДЗ жасап, не көрінгенін бірден айтады.',
      'UTT qiladi va nima koʻrinayotganini darhol aytadi.',
      'Does ultrasound scans and tells at once what they show.',
    ),
  },
  'rehabilitation-doctor': {
    visit: [8500, 5000],
    minutes: 40,
    services: [
      row(
        'Занятие лечебной физкультурой',
        'Емдік дене шынықтыру сабағы',
        'Davolovchi jismoniy mashq',
        'Physiotherapy session',
        6000,
      ),
    ],
    does: four(
      'Составляет план восстановления после травм, операций и инсульта.',
      'Жарақат, ота және инсульттен кейін қалпына келу жоспарын жасайды.',
      'Jarohat, operatsiya va insultdan keyin tiklanish rejasini tuzadi.',
      'Plans recovery after injuries, operations and strokes.',
    ),
  },
  'massage-therapist': {
    visit: [7000, 7000],
    minutes: 60,
    services: [
      row(
        'Массаж спины, 40 минут',
        'Арқа массажы, 40 минут',
        'Orqa massaji, 40 daqiqa',
        'Back massage, 40 minutes',
        7000,
      ),
    ],
    does: four(
      'Снимает напряжение в спине и шее, работает и с детьми.',
      'Арқа мен мойынның қатаюын басады, балалармен де жұмыс істейді.',
      'Orqa va boʻyindagi taranglikni oladi, bolalar bilan ham ishlaydi.',
      'Relieves tension in back and neck, for children too.',
    ),
  },
  psychologist: {
    visit: [12000, 10000],
    minutes: 60,
    services: [
      row(
        'Семейная консультация, 90 минут',
        'Отбасылық кеңес, 90 минут',
        'Oilaviy maslahat, 90 daqiqa',
        'Family session, 90 minutes',
        18000,
      ),
    ],
    does: four(
      'Говорит с детьми, взрослыми и парами о тревоге, потерях и ссорах.',
      'Балалармен, ересектермен және жұптармен үрей, қайғы және реніш туралы сөйлеседі.',
      'Bolalar, kattalar va juftlar bilan xavotir, ayriliq va janjallar haqida suhbatlashadi.',
      'Talks with children, adults and couples about anxiety, loss and quarrels.',
    ),
  },
  psychiatrist: {
    visit: [13000, 9000],
    minutes: 40,
    services: [],
    does: four(
      'Лечит депрессию, тревогу и бессонницу, хранит тайну.',
      'Депрессия, үрей және ұйқысыздықты емдейді, құпияны сақтайды.',
      'Depressiya, xavotir va uyqusizlikni davolaydi, sirni saqlaydi.',
      'Treats depression, anxiety and insomnia, in confidence.',
    ),
  },
  'speech-therapist': {
    visit: [8000, 6000],
    minutes: 40,
    services: [
      row('Занятие с логопедом', 'Логопед сабағы', 'Logoped mashgʻuloti', 'Speech therapy session', 6000),
    ],
    does: four(
      'Ставит звуки, помогает неговорящим детям и при заикании.',
      'Дыбысты дұрыс айтуға үйретеді, сөйлемейтін балаларға және кекештікте көмектеседі.',
      'Tovushlarni qoʻyadi, gapirmaydigan bolalarga va duduqlanishda yordam beradi.',
      'Helps with sounds, with children who do not speak yet, and with stammering.',
    ),
  },
}
