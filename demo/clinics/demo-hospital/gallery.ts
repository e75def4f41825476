import { picture } from '../../parts/picture.ts'
import type { SeedPhoto, SeedText } from '../../parts/seed-types.ts'

const photo = (key: string, alt: SeedText, caption?: SeedText): SeedPhoto => ({
  image: picture(`demo-hospital/${key}`, alt),
  ...(caption && { caption }),
})

export const gallery: SeedPhoto[] = [
  photo(
    'facade-1',
    {
      ru: 'Рисунок: светлое здание с аркадой и стеклянным входом, перед ним деревья и скамьи',
      kk: 'Сурет: аркадасы мен шыны кіреберісі бар ақшыл ғимарат, алдында ағаштар мен орындықтар',
      uz: 'Rasm: ravoqli va shisha kirishli yorugʻ bino, oldida daraxtlar va skameykalar',
      en: 'Drawing: a light building with an arcade and a glass entrance, trees and benches in front',
    },
    {
      ru: 'Главный корпус. Пандус — справа от входа.',
      kk: 'Бас корпус. Пандус кіреберістің оң жағында.',
      uz: 'Bosh bino. Pandus kirishning oʻng tomonida.',
      en: 'The main building; the ramp is to the right of the door.',
    },
  ),
  photo(
    'lobby-1',
    {
      ru: 'Рисунок: высокий холл со стрельчатыми окнами, диван, оливковое дерево и стойка',
      kk: 'Сурет: үшкір доғалы терезелері бар биік холл, диван, зәйтүн ағашы және тіркеу үстелі',
      uz: 'Rasm: ravoqsimon derazali baland xoll, divan, zaytun daraxti va qabulxona',
      en: 'Drawing: a tall hall with arched windows, a sofa, an olive tree and a desk',
    },
    {
      ru: 'Холл: администратор встречает пациентов у входа.',
      kk: 'Холл: әкімші пациенттерді кіреберісте қарсы алады.',
      uz: 'Xoll: administrator bemorlarni kirishda kutib oladi.',
      en: 'The hall, where staff meet patients at the door.',
    },
  ),
  photo('lobby-2', {
    ru: 'Рисунок: широкая лестница с деревянными перилами и окна-арки',
    kk: 'Сурет: ағаш тұтқалы кең баспалдақ және арка терезелер',
    uz: 'Rasm: yogʻoch tutqichli keng zina va ravoq derazalar',
    en: 'Drawing: wide stairs with a wooden rail and arched windows',
  }),
  photo(
    'lobby-3',
    {
      ru: 'Рисунок: галерея с креслами вдоль окон, вдали холмы',
      kk: 'Сурет: терезе бойымен креслолар қойылған галерея, алыста төбелер',
      uz: 'Rasm: derazalar boʻylab kreslolar qoʻyilgan galereya, uzoqda adirlar',
      en: 'Drawing: a gallery of armchairs along windows, hills in the distance',
    },
    {
      ru: 'Галерея у кардиологов. Розетки под каждым столиком.',
      kk: 'Кардиологтар галереясы. Әр үстелдің астында розетка бар.',
      uz: 'Kardiologlar galereyasi. Har bir stolcha ostida rozetka bor.',
      en: 'The gallery by cardiology; there is a socket under each table.',
    },
  ),
  photo(
    'scanner-1',
    {
      ru: 'Рисунок: аппарат МРТ в комнате с широким окном и растением',
      kk: 'Сурет: кең терезесі мен өсімдігі бар бөлмедегі МРТ аппараты',
      uz: 'Rasm: keng derazali va oʻsimlikli xonadagi MRT apparati',
      en: 'Drawing: an MRI scanner in a room with a wide window and a plant',
    },
    {
      ru: 'МРТ с тоннелем 70\u00a0см.',
      kk: 'Туннелі 70\u00a0см МРТ.',
      uz: 'Tunneli 70\u00a0sm boʻlgan MRT.',
      en: 'The MRI scanner; its bore is 70\u00a0cm wide.',
    },
  ),
  photo('scanner-2', {
    ru: 'Рисунок: два экрана со снимками, за стеклом виден томограф',
    kk: 'Сурет: түсірілімдері бар екі экран, шыны артында томограф көрінеді',
    uz: 'Rasm: suratlar ochilgan ikki ekran, oyna ortida tomograf koʻrinadi',
    en: 'Drawing: two screens with scans, the scanner behind the glass',
  }),
  photo('scanner-3', {
    ru: 'Рисунок: кабинет УЗИ с кушеткой, экраном на стойке и окном',
    kk: 'Сурет: кушеткасы, тіректегі экраны және терезесі бар УДЗ кабинеті',
    uz: 'Rasm: kushetka, ustunli ekran va derazali UTT xonasi',
    en: 'Drawing: an ultrasound room with a couch, a screen on a stand and a window',
  }),
  photo(
    'theatre-1',
    {
      ru: 'Рисунок: операционная с двумя лампами и накрытым столом',
      kk: 'Сурет: екі шамы және жабылған үстелі бар ота бөлмесі',
      uz: 'Rasm: ikki chiroqli va usti yopilgan stolli operatsiya xonasi',
      en: 'Drawing: an operating theatre with two lamps and a covered table',
    },
    {
      ru: 'Операционная перед началом дня.',
      kk: 'Жұмыс басталар алдындағы ота бөлмесі.',
      uz: 'Ish boshlanishidan oldingi operatsiya xonasi.',
      en: 'A theatre before the day begins.',
    },
  ),
  photo(
    'ward-1',
    {
      ru: 'Рисунок: палата с кроватью, креслом для близкого и большим окном',
      kk: 'Сурет: төсегі, жақынына арналған креслосы және үлкен терезесі бар палата',
      uz: 'Rasm: karavot, yaqin kishi uchun kreslo va katta derazali palata',
      en: 'Drawing: a patient’s room with a bed, an armchair for a visitor and a large window',
    },
    {
      ru: 'Палата. Кресло раскладывается: близкий может остаться на ночь.',
      kk: 'Палата. Кресло жазылады: жақыны түнде қала алады.',
      uz: 'Palata. Kreslo yoyiladi: yaqin kishi kechasi qolishi mumkin.',
      en: 'A patient’s room. The armchair folds out, so someone close can stay the night.',
    },
  ),
  photo('ward-2', {
    ru: 'Рисунок: палата в тёплых тонах — лампа над кроватью, картина с листом, синее кресло у окна',
    kk: 'Сурет: жылы түсті палата — төсек үстінде шам, жапырақ салынған сурет, терезе жанында көк кресло',
    uz: 'Rasm: iliq rangli palata — karavot tepasida chiroq, barg tasvirlangan surat, deraza yonida koʻk kreslo',
    en: 'Drawing: a room in warm colours with a lamp above the bed, a picture of a leaf and a blue armchair by the window',
  }),
  photo(
    'gym-1',
    {
      ru: 'Рисунок: светлый зал с брусьями, шведской стенкой и мячами',
      kk: 'Сурет: брусьтері, швед қабырғасы және доптары бар жарық зал',
      uz: 'Rasm: bruslar, shved devori va toʻplar turgan yorugʻ zal',
      en: 'Drawing: a bright hall with parallel bars, wall bars and balls',
    },
    {
      ru: 'Зал для восстановления ходьбы.',
      kk: 'Қайта жүруді үйренетін зал.',
      uz: 'Yurishni tiklash zali.',
      en: 'The hall where people learn to walk again.',
    },
  ),
  photo('gym-2', {
    ru: 'Рисунок: бассейн с поручнями и видом на город',
    kk: 'Сурет: тұтқалары бар, қалаға қараған бассейн',
    uz: 'Rasm: tutqichli, shahar koʻrinib turgan basseyn',
    en: 'Drawing: a pool with rails and a view of the city',
  }),
  photo(
    'facade-3',
    {
      ru: 'Рисунок: внутренний двор с арками, бассейном и двумя деревьями',
      kk: 'Сурет: аркалары, су айдыны және екі ағашы бар ішкі аула',
      uz: 'Rasm: ravoqlar, hovuz va ikki daraxtli ichki hovli',
      en: 'Drawing: an inner courtyard with arches, a pool and two trees',
    },
    {
      ru: 'Двор между корпусами открыт для всех до темноты.',
      kk: 'Корпустар арасындағы аула қараңғы түскенше бәріне ашық.',
      uz: 'Binolar orasidagi hovli qorongʻi tushguncha hammaga ochiq.',
      en: 'The courtyard is open to everyone until dark.',
    },
  ),
  photo('facade-2', {
    ru: 'Рисунок: здание вечером, окна светятся',
    kk: 'Сурет: кешкі ғимарат, терезелері жарық',
    uz: 'Rasm: kechki bino, derazalari yoritilgan',
    en: 'Drawing: the building in the evening with lit windows',
  }),
]
