import { four } from '../../../schemas/core/four.ts'
import type { Label } from '../../../schemas/core/type.ts'
import type { ClinicKind } from '../plan.ts'

type Texts = readonly [Label, ...Label[]]

export type Kind = {
  category: Label
  /** The name of a clinic; `…` is its own word. */
  title: Label
  /** The first two specialities are those of its first doctors, and so on; more doctors begin anew. */
  specialities: readonly [string, ...string[]]
  /** What its site says first. */
  promises: Texts
  /** Kinds of drawn pictures with their numbers, the first above its site. */
  pictures: readonly [string, ...string[]]
}

const dentists = [
  'dental-therapist',
  'oral-surgeon',
  'dentist',
  'prosthodontist',
  'orthodontist',
  'dental-hygienist',
  'pediatric-dentist',
] as const

/** What all clinics of a kind share. */
export const kinds: Record<ClinicKind, Kind> = {
  dental: {
    category: four('Стоматология', 'Стоматология', 'Stomatologiya', 'Dental clinic'),
    title: four('Стоматология «…»', '«…» стоматологиясы', '“…” stomatologiyasi', '… Dental Clinic'),
    specialities: dentists,
    promises: [
      four(
        'Лечим зубы без спешки',
        'Тісті асықпай емдейміз',
        'Tishlarni shoshilmasdan davolaymiz',
        'Dental care without the rush',
      ),
      four(
        'Сначала план, потом лечение',
        'Алдымен жоспар, содан кейін ем',
        'Avval reja, keyin davolash',
        'A plan first, then treatment',
      ),
      four(
        'Здоровые зубы для всей семьи',
        'Бүкіл отбасының тісі сау болсын',
        'Butun oila tishlari sogʻlom boʻlsin',
        'Healthy teeth for the whole family',
      ),
    ],
    pictures: ['room-1', 'reception-2', 'room-4', 'room-5', 'tools-1', 'plants-1'],
  },
  'childrens-dental': {
    category: four(
      'Детская стоматология',
      'Балалар стоматологиясы',
      'Bolalar stomatologiyasi',
      'Children’s dental clinic',
    ),
    title: four(
      'Детская стоматология «…»',
      '«…» балалар стоматологиясы',
      '“…” bolalar stomatologiyasi',
      '… Children’s Dental Clinic',
    ),
    specialities: ['pediatric-dentist', 'orthodontist', 'pediatric-dentist', 'dental-hygienist'],
    promises: [
      four(
        'К нам приходят со своими игрушками',
        'Бізге ойыншығымен келеді',
        'Bizga oʻz oʻyinchogʻi bilan keladi',
        'Bring your favourite toy along',
      ),
    ],
    pictures: ['kids-1', 'room-1', 'kids-3', 'reception-1', 'tools-2'],
  },
  polyclinic: {
    category: four('Поликлиника', 'Емхана', 'Poliklinika', 'Polyclinic'),
    title: four('Поликлиника «…»', '«…» емханасы', '“…” poliklinikasi', '… Polyclinic'),
    specialities: [
      'internist',
      'pediatrician',
      'family-doctor',
      'gynecologist',
      'cardiologist',
      'neurologist',
      'ent-doctor',
      'ophthalmologist',
      'surgeon',
      'endocrinologist',
      'ultrasound-doctor',
      'dermatologist',
    ],
    promises: [
      four(
        'Все врачи под одной крышей',
        'Барлық дәрігер бір шаңырақ астында',
        'Barcha shifokorlar bir tom ostida',
        'All doctors under one roof',
      ),
      four(
        'Поликлиника рядом с домом',
        'Үйге жақын емхана',
        'Uyga yaqin poliklinika',
        'A polyclinic near your home',
      ),
    ],
    pictures: ['entrance-1', 'registry-1', 'corridor-2', 'laboratory-1', 'vaccination-1', 'room-2'],
  },
  centre: {
    category: four('Медицинский центр', 'Медициналық орталық', 'Tibbiyot markazi', 'Medical centre'),
    title: four(
      'Медицинский центр «…»',
      '«…» медициналық орталығы',
      '“…” tibbiyot markazi',
      '… Medical Centre',
    ),
    specialities: [
      'cardiologist',
      'gastroenterologist',
      'endocrinologist',
      'ultrasound-doctor',
      'neurologist',
      'gynecologist',
      'urologist',
      'allergist',
    ],
    promises: [
      four(
        'Обследование за один день',
        'Бір күнде толық тексеру',
        'Bir kunda toʻliq tekshiruv',
        'A full check-up in one day',
      ),
      four(
        'Разбираемся, прежде чем лечить',
        'Емдемес бұрын себебін анықтаймыз',
        'Davolashdan oldin sababini aniqlaymiz',
        'We find the cause before we treat',
      ),
    ],
    pictures: ['reception-1', 'room-2', 'scanner-3', 'window-1', 'room-4', 'plants-2'],
  },
  hospital: {
    category: four('Больница', 'Аурухана', 'Shifoxona', 'Hospital'),
    title: four('Больница «…»', '«…» ауруханасы', '“…” shifoxonasi', '… Hospital'),
    specialities: [
      'surgeon',
      'emergency-doctor',
      'trauma-surgeon',
      'internist',
      'anesthesiologist',
      'neurologist',
      'radiologist',
    ],
    promises: [
      four(
        'Принимаем днём и ночью',
        'Күндіз де, түнде де қабылдаймыз',
        'Kunduzi ham, kechasi ham qabul qilamiz',
        'Open day and night',
      ),
    ],
    pictures: ['facade-1', 'lobby-2', 'ward-1', 'scanner-1', 'theatre-1', 'gym-1'],
  },
  childrens: {
    category: four('Детская клиника', 'Балалар клиникасы', 'Bolalar klinikasi', 'Children’s clinic'),
    title: four(
      'Детская клиника «…»',
      '«…» балалар клиникасы',
      '“…” bolalar klinikasi',
      '… Children’s Clinic',
    ),
    specialities: [
      'pediatrician',
      'ent-doctor',
      'neurologist',
      'pediatrician',
      'allergist',
      'ophthalmologist',
    ],
    promises: [
      four(
        'Детей здесь сначала слушают',
        'Мұнда алдымен баланы тыңдайды',
        'Bu yerda avval bolani tinglashadi',
        'Here children are heard first',
      ),
      four(
        'Врач, которого дети не боятся',
        'Балалар қорықпайтын дәрігер',
        'Bolalar qoʻrqmaydigan shifokor',
        'Doctors that children are not afraid of',
      ),
    ],
    pictures: ['kids-2', 'kids-1', 'vaccination-2', 'room-4', 'reception-2'],
  },
  development: {
    category: four(
      'Центр развития речи',
      'Сөйлеуді дамыту орталығы',
      'Nutqni rivojlantirish markazi',
      'Speech development centre',
    ),
    title: four('Центр «…»', '«…» орталығы', '“…” markazi', '… Centre'),
    specialities: ['speech-therapist', 'psychologist', 'neurologist'],
    promises: [
      four(
        'Учимся говорить, играя',
        'Ойнай жүріп сөйлеп үйренеміз',
        'Oʻynab gapirishni oʻrganamiz',
        'Learning to speak through play',
      ),
    ],
    pictures: ['kids-3', 'books-2', 'study-1', 'plants-3'],
  },
  women: {
    category: four('Женская клиника', 'Әйелдер клиникасы', 'Ayollar klinikasi', 'Women’s clinic'),
    title: four('Женская клиника «…»', '«…» әйелдер клиникасы', '“…” ayollar klinikasi', '… Women’s Clinic'),
    specialities: [
      'gynecologist',
      'ultrasound-doctor',
      'breast-specialist',
      'gynecologist',
      'reproductologist',
    ],
    promises: [
      four(
        'Спокойный разговор и бережный осмотр',
        'Сабырлы әңгіме, ұқыпты қарау',
        'Xotirjam suhbat va ehtiyotkor koʻrik',
        'A calm talk and a gentle examination',
      ),
    ],
    pictures: ['reception-3', 'scanner-3', 'room-2', 'plants-2', 'window-3'],
  },
  eye: {
    category: four('Клиника глаз', 'Көз клиникасы', 'Koʻz klinikasi', 'Eye clinic'),
    title: four('Клиника глаз «…»', '«…» көз клиникасы', '“…” koʻz klinikasi', '… Eye Clinic'),
    specialities: ['ophthalmologist'],
    promises: [
      four(
        'Проверим зрение и подберём очки',
        'Көру қабілетін тексеріп, көзілдірік таңдаймыз',
        'Koʻrish qobiliyatini tekshirib, koʻzoynak tanlaymiz',
        'Eye tests and the right glasses',
      ),
    ],
    pictures: ['room-6', 'reception-2', 'window-1', 'room-2'],
  },
  ent: {
    category: four('ЛОР-клиника', 'ЛОР-клиника', 'LOR klinikasi', 'Ear, nose and throat clinic'),
    title: four('ЛОР-клиника «…»', '«…» ЛОР-клиникасы', '“…” LOR klinikasi', '… ENT Clinic'),
    specialities: ['ent-doctor', 'ent-doctor', 'allergist'],
    promises: [four('Дышите свободно', 'Еркін тыныстаңыз', 'Erkin nafas oling', 'Breathe freely')],
    pictures: ['room-4', 'reception-1', 'tools-3', 'corridor-1'],
  },
  heart: {
    category: four('Кардиоцентр', 'Кардиоорталық', 'Kardiomarkaz', 'Heart centre'),
    title: four('Кардиоцентр «…»', '«…» кардиоорталығы', '“…” kardiomarkazi', '… Heart Centre'),
    specialities: ['cardiologist', 'ultrasound-doctor', 'cardiologist', 'endocrinologist'],
    promises: [
      four(
        'Бережём сердце вместе с вами',
        'Жүрегіңізді бірге күтейік',
        'Yuragingizni birga asraymiz',
        'Looking after your heart together',
      ),
    ],
    pictures: ['room-6', 'scanner-3', 'window-2', 'reception-3', 'gym-3'],
  },
  nerves: {
    category: four(
      'Неврология и реабилитация',
      'Неврология және оңалту',
      'Nevrologiya va reabilitatsiya',
      'Neurology and rehabilitation',
    ),
    title: four(
      'Центр реабилитации «…»',
      '«…» оңалту орталығы',
      '“…” reabilitatsiya markazi',
      '… Rehabilitation Centre',
    ),
    specialities: ['neurologist', 'rehabilitation-doctor', 'massage-therapist', 'neurologist'],
    promises: [
      four(
        'Возвращаемся к обычной жизни шаг за шагом',
        'Қалыпты өмірге біртіндеп ораламыз',
        'Odatdagi hayotga qadam-baqadam qaytamiz',
        'Back to everyday life, step by step',
      ),
    ],
    pictures: ['gym-2', 'gym-1', 'room-4', 'gym-3', 'plants-4'],
  },
  skin: {
    category: four('Клиника кожи', 'Тері клиникасы', 'Teri klinikasi', 'Skin clinic'),
    title: four('Клиника кожи «…»', '«…» тері клиникасы', '“…” teri klinikasi', '… Skin Clinic'),
    specialities: ['dermatologist', 'dermatologist', 'allergist'],
    promises: [
      four(
        'Кожа требует терпения',
        'Теріге шыдамдылық керек',
        'Teri sabrni talab qiladi',
        'Skin takes patience',
      ),
    ],
    pictures: ['reception-1', 'room-2', 'plants-1', 'window-3'],
  },
  mind: {
    category: four(
      'Психологический центр',
      'Психологиялық орталық',
      'Psixologiya markazi',
      'Psychology centre',
    ),
    title: four(
      'Психологический центр «…»',
      '«…» психологиялық орталығы',
      '“…” psixologiya markazi',
      '… Psychology Centre',
    ),
    specialities: ['psychologist', 'psychiatrist', 'psychologist'],
    promises: [
      four(
        'Здесь можно говорить',
        'Мұнда ашық сөйлесуге болады',
        'Bu yerda ochiq gaplashish mumkin',
        'A place to talk',
      ),
    ],
    pictures: ['study-1', 'tea-1', 'books-1', 'study-3', 'tea-3'],
  },
  bones: {
    category: four(
      'Травматология и ортопедия',
      'Травматология және ортопедия',
      'Travmatologiya va ortopediya',
      'Trauma and orthopaedics',
    ),
    title: four('Клиника суставов «…»', '«…» буын клиникасы', '“…” boʻgʻim klinikasi', '… Joint Clinic'),
    specialities: ['trauma-surgeon', 'rheumatologist', 'rehabilitation-doctor'],
    promises: [four('Двигаться без боли', 'Ауырмай қозғалу', 'Ogʻriqsiz harakat', 'Moving without pain')],
    pictures: ['gym-1', 'room-4', 'reception-2', 'scanner-2'],
  },
  family: {
    category: four(
      'Кабинет семейного врача',
      'Отбасы дәрігерінің кабинеті',
      'Oilaviy shifokor xonasi',
      'Family practice',
    ),
    title: four('Семейный врач «…»', '«…» отбасы дәрігері', '“…” oilaviy shifokori', '… Family Practice'),
    specialities: ['family-doctor', 'pediatrician'],
    promises: [
      four(
        'Один врач для всей семьи',
        'Бүкіл отбасына бір дәрігер',
        'Butun oilaga bir shifokor',
        'One doctor for the whole family',
      ),
    ],
    pictures: ['garden-3', 'study-2', 'tea-2', 'books-2'],
  },
}

/** Words that clinics are named by, each once. */
export const ownNames: Texts = [
  four('Самал', 'Самал', 'Samal', 'Samal'),
  four('Арайлы', 'Арайлы', 'Arayli', 'Araily'),
  four('Акниет', 'Ақниет', 'Aqniyet', 'Akniet'),
  four('Коктем', 'Көктем', 'Koktem', 'Koktem'),
  four('Тунык', 'Тұнық', 'Tuniq', 'Tunyk'),
  four('Домбыра', 'Домбыра', 'Dombira', 'Dombyra'),
  four('Жупар', 'Жұпар', 'Jupar', 'Zhupar'),
  four('Бастау', 'Бастау', 'Bastau', 'Bastau'),
  four('Аккайын', 'Аққайың', 'Oqqayin', 'Akkaiyn'),
  four('Аксу', 'Ақсу', 'Aqsu', 'Aksu'),
  four('Жусан', 'Жусан', 'Jusan', 'Zhusan'),
  four('Сауир', 'Сәуір', 'Sauir', 'Sauir'),
  four('Кен Дала', 'Кең дала', 'Keng dala', 'Ken Dala'),
  four('Тулпар', 'Тұлпар', 'Tulpar', 'Tulpar'),
  four('Кайнар', 'Қайнар', 'Qaynar', 'Kainar'),
  four('Балдырган', 'Балдырған', 'Baldirgʻan', 'Baldyrgan'),
  four('Кызгалдак', 'Қызғалдақ', 'Qizgʻaldaq', 'Kyzgaldak'),
  four('Тилашар', 'Тілашар', 'Tilashar', 'Tilashar'),
  four('Мейир', 'Мейір', 'Meyir', 'Meiir'),
  four('Инжу', 'Інжу', 'Inju', 'Inzhu'),
  four('Жарык', 'Жарық', 'Jariq', 'Zharyk'),
  four('Шырак', 'Шырақ', 'Shiraq', 'Shyrak'),
  four('Тыныс', 'Тыныс', 'Tinis', 'Tynys'),
  four('Жетиген', 'Жетіген', 'Jetigen', 'Zhetigen'),
  four('Кадам', 'Қадам', 'Qadam', 'Kadam'),
  four('Жибек', 'Жібек', 'Jibek', 'Zhibek'),
  four('Тыныштык', 'Тыныштық', 'Tinishtiq', 'Tynyshtyk'),
  four('Белес', 'Белес', 'Beles', 'Beles'),
  four('Ошак', 'Ошақ', 'Oshaq', 'Oshak'),
  four('Шанырак', 'Шаңырақ', 'Shangiraq', 'Shanyrak'),
]
