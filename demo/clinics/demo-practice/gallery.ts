import { picture } from '../../parts/picture.ts'
import type { SeedPhoto, SeedText } from '../../parts/seed-types.ts'

const photo = (key: string, alt: SeedText, caption?: SeedText): SeedPhoto => ({
  image: picture(`demo-practice/${key}`, alt),
  ...(caption && { caption }),
})

export const gallery: SeedPhoto[] = [
  photo(
    'garden-3',
    {
      ru: 'Рисунок: белый дом с терракотовой крышей, цветами под окнами и скамьёй',
      kk: 'Сурет: төбесі қызғылт қыш, терезе асты гүлді, орындығы бар ақ үй',
      uz: 'Rasm: tomi sopol, deraza tagi gulli, skameykali oq uy',
      en: 'Drawing: a white house with a terracotta roof, flowers under the windows and a bench',
    },
    {
      ru: 'Дом. Звонок слева от двери, но обычно открыто.',
      kk: 'Үй. Қоңырау есіктің сол жағында, бірақ әдетте ашық.',
      uz: 'Uy. Qoʻngʻiroq eshikning chap tomonida, lekin odatda ochiq.',
      en: 'The house. The bell is to the left of the door, but it is usually open.',
    },
  ),
  photo(
    'study-1',
    {
      ru: 'Рисунок: два кресла друг против друга, между ними столик с чашками и окно',
      kk: 'Сурет: қарама-қарсы екі кресло, ортасында кеселері бар үстел және терезе',
      uz: 'Rasm: yuzma-yuz ikki kreslo, oʻrtasida piyolali stolcha va deraza',
      en: 'Drawing: two armchairs facing each other, a small table with cups and a window',
    },
    {
      ru: 'Комната для разговора. Телефоны здесь молчат.',
      kk: 'Әңгіме бөлмесі. Мұнда телефон үнсіз тұрады.',
      uz: 'Suhbat xonasi. Bu yerda telefonlar jim turadi.',
      en: 'The room to talk in. Phones are silent here.',
    },
  ),
  photo(
    'study-2',
    {
      ru: 'Рисунок: стол семейного врача, над ним детские рисунки и часы',
      kk: 'Сурет: отбасы дәрігерінің үстелі, үстінде балалар суреттері мен сағат',
      uz: 'Rasm: oilaviy shifokor stoli, tepasida bolalar rasmlari va soat',
      en: 'Drawing: a family doctor’s desk with children’s drawings and a clock above it',
    },
    {
      ru: 'Рисунки дарят пациенты. Места на стене почти не осталось.',
      kk: 'Суреттерді пациенттер сыйлайды. Қабырғада орын қалмады десе де болады.',
      uz: 'Rasmlarni bemorlar sovgʻa qilishadi. Devorda deyarli joy qolmadi.',
      en: 'The drawings are gifts from patients. There is hardly any wall left.',
    },
  ),
  photo('study-3', {
    ru: 'Рисунок: небольшая смотровая с кушеткой, торшером и креслом',
    kk: 'Сурет: кушеткасы, еден шамы және креслосы бар шағын қарау бөлмесі',
    uz: 'Rasm: kushetka, tik chiroq va kresloli kichik koʻrik xonasi',
    en: 'Drawing: a small examination room with a couch, a floor lamp and an armchair',
  }),
  photo(
    'tea-1',
    {
      ru: 'Рисунок: чайный уголок — буфет с чайником, полки с пиалами, кресло у окна',
      kk: 'Сурет: шай бұрышы — шәйнегі бар буфет, кеселер сөресі, терезе жанындағы кресло',
      uz: 'Rasm: choy burchagi — choynakli bufet, piyola tokchalari, deraza yonida kreslo',
      en: 'Drawing: a tea corner with a teapot on a sideboard, shelves of bowls and an armchair',
    },
    {
      ru: 'Чай заваривает тот, кто пришёл первым.',
      kk: 'Шайды ең бірінші келген адам демдейді.',
      uz: 'Choyni birinchi kelgan kishi damlaydi.',
      en: 'Whoever arrives first makes the tea.',
    },
  ),
  photo('tea-2', {
    ru: 'Рисунок: чайник с узором, две пиалы и сладости на столе у окна',
    kk: 'Сурет: терезе жанындағы үстелде өрнекті шәйнек, екі кесе және тәттілер',
    uz: 'Rasm: deraza yonidagi stolda naqshli choynak, ikki piyola va shirinliklar',
    en: 'Drawing: a patterned teapot, two bowls and sweets on a table by the window',
  }),
  photo('tea-3', {
    ru: 'Рисунок: два кресла и круглый стол под большой лампой',
    kk: 'Сурет: үлкен шам астындағы екі кресло мен дөңгелек үстел',
    uz: 'Rasm: katta chiroq ostidagi ikki kreslo va dumaloq stol',
    en: 'Drawing: two armchairs and a round table under a large lamp',
  }),
  photo(
    'books-1',
    {
      ru: 'Рисунок: стена книг, торшер и кресло',
      kk: 'Сурет: кітап толы қабырға, еден шамы және кресло',
      uz: 'Rasm: kitob toʻla devor, tik chiroq va kreslo',
      en: 'Drawing: a wall of books, a floor lamp and an armchair',
    },
    {
      ru: 'Книгу можно унести домой и вернуть, когда дочитаете.',
      kk: 'Кітапты үйге алып, оқып болғанда қайтаруға болады.',
      uz: 'Kitobni uyga olib ketib, oʻqib boʻlgach qaytarish mumkin.',
      en: 'You may take a book home and return it when you finish.',
    },
  ),
  photo(
    'books-2',
    {
      ru: 'Рисунок: низкая полка с детскими книгами, медведь и кубики на ковре',
      kk: 'Сурет: балалар кітабы тұрған аласа сөре, кілем үстінде аю мен текшелер',
      uz: 'Rasm: bolalar kitoblari turgan past tokcha, gilamda ayiq va kubiklar',
      en: 'Drawing: a low shelf of children’s books, a bear and blocks on a rug',
    },
    {
      ru: 'Детский домик. Медведя зовут Доктор Пух.',
      kk: 'Балалар үйшігі. Аюдың аты — Доктор Мамық.',
      uz: 'Bolalar uychasi. Ayiqning ismi — Doktor Momiq.',
      en: 'The children’s cottage. The bear is called Doctor Fluff.',
    },
  ),
  photo(
    'garden-1',
    {
      ru: 'Рисунок: скамья с подушками под широким окном в сад',
      kk: 'Сурет: баққа қараған кең терезе астындағы жастықты орындық',
      uz: 'Rasm: bogʻga qaragan keng deraza ostidagi yostiqli oʻrindiq',
      en: 'Drawing: a cushioned seat under a wide window on the garden',
    },
    {
      ru: 'Здесь ждут те, кому нужна тишина.',
      kk: 'Тыныштық керек адамдар осында күтеді.',
      uz: 'Tinchlik kerak boʻlganlar shu yerda kutadi.',
      en: 'A place to wait for those who need quiet.',
    },
  ),
  photo('garden-2', {
    ru: 'Рисунок: двери, открытые в сад с дорожкой, деревом и цветущей веткой',
    kk: 'Сурет: жолы, ағашы және гүлдеген бұтағы бар баққа ашылған есік',
    uz: 'Rasm: yoʻlak, daraxt va gullagan shoxli bogʻga ochilgan eshik',
    en: 'Drawing: doors open to a garden with a path, a tree and a bough in blossom',
  }),
  photo('tools-2', {
    ru: 'Рисунок: инструменты врача на подносе и стетоскоп',
    kk: 'Сурет: науадағы дәрігер құралдары мен стетоскоп',
    uz: 'Rasm: patnisdagi shifokor asboblari va stetoskop',
    en: 'Drawing: a doctor’s instruments on a tray and a stethoscope',
  }),
]
