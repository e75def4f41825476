import { picture } from '../../parts/picture.ts'
import type { SeedPhoto, SeedText } from '../../parts/seed-types.ts'

const photo = (key: string, alt: SeedText, caption: SeedText): SeedPhoto => ({
  image: picture(`demo-dent/${key}`, alt),
  caption,
})

export const gallery: SeedPhoto[] = [
  photo(
    'reception-1',
    {
      ru: 'Рисунок: стойка регистратуры, три лампы над ней и пальма у окна',
      kk: 'Сурет: тіркеу үстелі, үстінде үш шам, терезе жанында пальма',
      uz: 'Rasm: qabulxona peshtaxtasi, ustida uchta chiroq, deraza yonida palma',
      en: 'Drawing: a reception desk, three lamps above it and a palm by the window',
    },
    {
      ru: 'Регистратура на Примерной, вход без ступенек.',
      kk: 'Үлгі көшесіндегі тіркеу бөлімі, кіреберісі баспалдақсыз.',
      uz: 'Namuna koʻchasidagi qabulxona, kirish zinasiz.',
      en: 'Reception on Primernaya Street; the entrance has no steps.',
    },
  ),
  photo(
    'room-1',
    {
      ru: 'Рисунок: стоматологическое кресло у окна, шкафы и картины на стене',
      kk: 'Сурет: терезе жанындағы стоматология креслосы, шкафтар және қабырғадағы картиналар',
      uz: 'Rasm: deraza yonidagi stomatologiya kreslosi, shkaflar va devordagi rasmlar',
      en: 'Drawing: a dental chair by a window, cabinets and pictures on the wall',
    },
    {
      ru: 'Кабинет №\u00a01: здесь лечат кариес и каналы.',
      kk: '№\u00a01 кабинет: мұнда тісжегі мен өзектерді емдейді.',
      uz: '1-xona: bu yerda karies va kanallar davolanadi.',
      en: 'Room 1, for fillings and root canals.',
    },
  ),
  photo(
    'room-2',
    {
      ru: 'Рисунок: кабинет со столом и монитором, мягким креслом и часами на стене',
      kk: 'Сурет: үстелі мен мониторы, жұмсақ креслосы және қабырға сағаты бар кабинет',
      uz: 'Rasm: stol va monitor, yumshoq kreslo va devor soati bor xona',
      en: 'Drawing: a room with a desk and a screen, an armchair and a clock on the wall',
    },
    {
      ru: 'Комната для разговора: план лечения обсуждаем не в кресле, а за столом.',
      kk: 'Әңгімелесу бөлмесі: емдеу жоспарын креслода емес, үстел басында талқылаймыз.',
      uz: 'Suhbat xonasi: davolash rejasini kresloda emas, stol atrofida muhokama qilamiz.',
      en: 'The consultation room: plans are discussed at a table, not in the dental chair.',
    },
  ),
  photo(
    'tools-1',
    {
      ru: 'Рисунок: стоматологические инструменты, разложенные на лотке',
      kk: 'Сурет: науаға тізіліп қойылған стоматология құралдары',
      uz: 'Rasm: patnisga terib qoʻyilgan stomatologiya asboblari',
      en: 'Drawing: dental instruments laid out on a tray',
    },
    {
      ru: 'Набор для осмотра: пакет вскрывают при вас.',
      kk: 'Тексеруге арналған жинақ: пакетті көзіңізше ашады.',
      uz: 'Koʻrik toʻplami: paket koʻz oldingizda ochiladi.',
      en: 'An examination set; the pouch is opened in front of you.',
    },
  ),
  photo(
    'kids-1',
    {
      ru: 'Рисунок: детский уголок с ракетой, мишкой, кубиками, стульчиками и флажками',
      kk: 'Сурет: зымыраны, қонжығы, текшелері, кішкентай орындықтары мен жалаушалары бар балалар бұрышы',
      uz: 'Rasm: raketa, ayiqcha, kubiklar, stulchalar va bayroqchalar bor bolalar burchagi',
      en: 'Drawing: a children’s corner with a rocket, a bear, building blocks, small chairs and bunting',
    },
    {
      ru: 'Детский уголок. Мишке тоже считают зубы.',
      kk: 'Балалар бұрышы. Қонжықтың да тісін санайды.',
      uz: 'Bolalar burchagi. Ayiqchaning ham tishlari sanaladi.',
      en: 'The children’s corner. The bear has its teeth counted too.',
    },
  ),
  photo(
    'window-1',
    {
      ru: 'Рисунок: широкое окно с видом на холмы, на подоконнике деревце, чашка и книги',
      kk: 'Сурет: төбелерге қараған кең терезе, алдында кішкентай ағаш, кесе және кітаптар',
      uz: 'Rasm: tepaliklarga qaragan keng deraza, tokchasida kichik daraxt, piyola va kitoblar',
      en: 'Drawing: a wide window with a view of hills; a small tree, a cup and books on the sill',
    },
    {
      ru: 'Вид из комнаты ожидания.',
      kk: 'Күту бөлмесінен көрініс.',
      uz: 'Kutish xonasidan koʻrinish.',
      en: 'The view from the waiting room.',
    },
  ),
  photo(
    'room-3',
    {
      ru: 'Рисунок: стоматологическое кресло у высокого окна, рядом пальма в горшке',
      kk: 'Сурет: биік терезе жанындағы стоматология креслосы, қасында құмырадағы пальма',
      uz: 'Rasm: baland deraza yonidagi stomatologiya kreslosi, yonida tuvakdagi palma',
      en: 'Drawing: a dental chair by a tall window with a potted palm beside it',
    },
    {
      ru: 'Кабинет гигиениста.',
      kk: 'Гигиенист кабинеті.',
      uz: 'Gigiyenist xonasi.',
      en: 'The hygienist’s room.',
    },
  ),
  photo(
    'room-4',
    {
      ru: 'Рисунок: кабинет с кушеткой, занавеской и большим растением',
      kk: 'Сурет: кушеткасы, пердесі және үлкен өсімдігі бар кабинет',
      uz: 'Rasm: kushetka, parda va katta oʻsimlik bor xona',
      en: 'Drawing: a room with a couch, a curtain and a large plant',
    },
    {
      ru: 'Комната отдыха: после операции здесь можно полежать.',
      kk: 'Демалыс бөлмесі: операциядан кейін мұнда жатып демалуға болады.',
      uz: 'Dam olish xonasi: operatsiyadan keyin bu yerda yotib dam olish mumkin.',
      en: 'The recovery room, where you can lie down after surgery.',
    },
  ),
  photo(
    'tools-2',
    {
      ru: 'Рисунок: инструменты на голубом лотке, рядом фигурка зуба и ветка',
      kk: 'Сурет: көгілдір науадағы құралдар, қасында тістің мүсіні мен бұтақ',
      uz: 'Rasm: havorang patnisdagi asboblar, yonida tish haykalchasi va novda',
      en: 'Drawing: instruments on a pale blue tray, a model of a tooth and a twig beside it',
    },
    {
      ru: 'Рабочее место ассистента перед приёмом.',
      kk: 'Қабылдау алдындағы ассистенттің жұмыс орны.',
      uz: 'Qabul oldidan assistentning ish joyi.',
      en: 'The assistant’s place before a visit.',
    },
  ),
  photo(
    'plants-1',
    {
      ru: 'Рисунок: растения в горшках на длинной скамье у окна',
      kk: 'Сурет: терезе жанындағы ұзын орындықта тұрған гүл құмыралары',
      uz: 'Rasm: deraza yonidagi uzun oʻrindiqda turgan tuvakdagi oʻsimliklar',
      en: 'Drawing: potted plants on a long bench by a window',
    },
    {
      ru: 'Растения поливает администратор, и она просит не дарить срезанные цветы.',
      kk: 'Гүлдерді әкімші суарады, ол үзілген гүл сыйламауды өтінеді.',
      uz: 'Gullarni administrator sugʻoradi va uzilgan gul sovgʻa qilmaslikni soʻraydi.',
      en: 'Reception waters the plants, and asks you not to bring cut flowers.',
    },
  ),
  photo(
    'window-2',
    {
      ru: 'Рисунок: высокое окно с видом на горы, на подоконнике растение и чашка',
      kk: 'Сурет: тауға қараған биік терезе, алдында өсімдік пен кесе',
      uz: 'Rasm: togʻlarga qaragan baland deraza, tokchasida oʻsimlik va piyola',
      en: 'Drawing: a tall window with a mountain view; a plant and a cup on the sill',
    },
    {
      ru: 'Окно в коридоре филиала на Вымышленной.',
      kk: 'Қиял көшесіндегі филиал дәлізінің терезесі.',
      uz: 'Xayol koʻchasidagi filial yoʻlagining derazasi.',
      en: 'The corridor window of the branch on Vymyshlennaya Street.',
    },
  ),
  photo(
    'hero',
    {
      ru: 'Рисунок: светлый коридор с большими окнами, креслом и растениями, вдали горы',
      kk: 'Сурет: терезелері үлкен, креслосы мен өсімдіктері бар жарық дәліз, алыста таулар',
      uz: 'Rasm: katta derazali, kreslo va oʻsimliklari bor yorugʻ yoʻlak, olisda togʻlar',
      en: 'Drawing: a bright corridor with large windows, an armchair and plants, mountains far away',
    },
    {
      ru: 'Утро: до первого пациента полчаса.',
      kk: 'Таң: алғашқы пациент келгенше жарты сағат бар.',
      uz: 'Tong: birinchi bemor kelguncha yarim soat bor.',
      en: 'Morning, half an hour before the first patient.',
    },
  ),
]
