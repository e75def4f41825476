import { picture } from '../../parts/picture.ts'
import type { SeedText } from '../../parts/seed-types.ts'

/** Alternative texts of the polyclinic's drawings. */
const alts = {
  'entrance-1': {
    ru: 'Рисунок: белое здание поликлиники со стеклянным входом, пандусом и деревьями',
    kk: 'Сурет: шыны есігі, пандусы бар ақ емхана ғимараты және ағаштар',
    uz: 'Rasm: shisha eshikli va pandusli oq poliklinika binosi hamda daraxtlar',
    en: 'Drawing: a white polyclinic with glass doors, a ramp and trees',
  },
  'entrance-2': {
    ru: 'Рисунок: поликлиника зимой, на крышах и деревьях снег',
    kk: 'Сурет: қыстағы емхана, шатырлар мен ағаштарда қар жатыр',
    uz: 'Rasm: qishdagi poliklinika, tomlar va daraxtlarda qor',
    en: 'Drawing: the polyclinic in winter, snow on its roofs and trees',
  },
  'entrance-3': {
    ru: 'Рисунок: поликлиника под вечерним небом, в окнах свет',
    kk: 'Сурет: кешкі аспан астындағы емхана, терезелерінде жарық',
    uz: 'Rasm: kechki osmon ostidagi poliklinika, derazalarida chiroq',
    en: 'Drawing: the polyclinic under an evening sky, lights in the windows',
  },
  'registry-1': {
    ru: 'Рисунок: регистратура с тремя окнами, терминал талонов и ряд стульев',
    kk: 'Сурет: үш терезелі тіркеу бөлімі, талон терминалы және орындықтар қатары',
    uz: 'Rasm: uch oynali qabulxona, talon terminali va oʻrindiqlar qatori',
    en: 'Drawing: a registration desk with three places, a ticket machine and a row of seats',
  },
  'registry-2': {
    ru: 'Рисунок: холл с табло очереди, часами и креслом у окна',
    kk: 'Сурет: кезек таблосы, сағаты және терезе жанында креслосы бар холл',
    uz: 'Rasm: navbat tablosi, soati va deraza yonida kreslosi bor xoll',
    en: 'Drawing: a hall with a queue board, a clock and an armchair by the window',
  },
  'registry-3': {
    ru: 'Рисунок: низкая стойка с двумя местами и мягкие кресла на ковре',
    kk: 'Сурет: екі орындық аласа үстел және кілемдегі жұмсақ креслолар',
    uz: 'Rasm: ikki oʻrinli past peshtaxta va gilamdagi yumshoq kreslolar',
    en: 'Drawing: a low desk with two places and armchairs on a rug',
  },
  'corridor-1': {
    ru: 'Рисунок: коридор с дверями кабинетов, стульями и картинами',
    kk: 'Сурет: кабинет есіктері, орындықтары мен картиналары бар дәліз',
    uz: 'Rasm: xona eshiklari, oʻrindiqlar va rasmlar bor yoʻlak',
    en: 'Drawing: a corridor with doors, seats and pictures',
  },
  'corridor-2': {
    ru: 'Рисунок: три голубые двери с табличками, между ними места для ожидания',
    kk: 'Сурет: тақтайшалары бар үш көгілдір есік, араларында күту орындары',
    uz: 'Rasm: belgili uchta havorang eshik, orasida kutish oʻrinlari',
    en: 'Drawing: three blue doors with signs and seats between them',
  },
  'vaccination-1': {
    ru: 'Рисунок: прививочный кабинет с холодильником для вакцин и креслом у окна',
    kk: 'Сурет: вакцина тоңазытқышы мен терезе жанында креслосы бар екпе кабинеті',
    uz: 'Rasm: vaksina muzlatkichi va deraza yonida kreslosi bor emlash xonasi',
    en: 'Drawing: a vaccination room with a refrigerator for vaccines and an armchair by the window',
  },
  'vaccination-2': {
    ru: 'Рисунок: детский прививочный кабинет, в кресле сидит плюшевый мишка',
    kk: 'Сурет: балалар екпе кабинеті, креслода ойыншық қонжық отыр',
    uz: 'Rasm: bolalar emlash xonasi, kresloda oʻyinchoq ayiqcha oʻtiribdi',
    en: 'Drawing: a children’s vaccination room with a teddy bear in the chair',
  },
  'laboratory-1': {
    ru: 'Рисунок: лаборатория с микроскопом, центрифугой и штативами пробирок',
    kk: 'Сурет: микроскоп, центрифуга және пробирка тұғырлары бар зертхана',
    uz: 'Rasm: mikroskop, sentrifuga va probirka shtativlari bor laboratoriya',
    en: 'Drawing: a laboratory with a microscope, a centrifuge and racks of tubes',
  },
  'laboratory-2': {
    ru: 'Рисунок: лабораторный стол у окна, полки с колбами',
    kk: 'Сурет: терезе жанындағы зертхана үстелі, колба тұрған сөрелер',
    uz: 'Rasm: deraza yonidagi laboratoriya stoli, kolbalar turgan tokchalar',
    en: 'Drawing: a laboratory bench by a window, shelves with flasks',
  },
  'room-1': {
    ru: 'Рисунок: кабинет врача со столом, монитором и креслом для пациента',
    kk: 'Сурет: үстелі, мониторы және пациент креслосы бар дәрігер кабинеті',
    uz: 'Rasm: stol, monitor va bemor kreslosi bor shifokor xonasi',
    en: 'Drawing: a doctor’s room with a desk, a screen and an armchair for the patient',
  },
  'room-4': {
    ru: 'Рисунок: кабинет диагностики с кушеткой и экраном на стене',
    kk: 'Сурет: кушетка мен қабырғада экраны бар диагностика кабинеті',
    uz: 'Rasm: kushetka va devorda ekran bor diagnostika xonasi',
    en: 'Drawing: a diagnostics room with a couch and a screen on the wall',
  },
  'kids-1': {
    ru: 'Рисунок: детский уголок с мишкой, ракетой и флажками',
    kk: 'Сурет: қонжығы, зымыраны мен жалаушалары бар балалар бұрышы',
    uz: 'Rasm: ayiqcha, raketa va bayroqchalar bor bolalar burchagi',
    en: 'Drawing: a children’s corner with a bear, a rocket and bunting',
  },
  'kids-2': {
    ru: 'Рисунок: комната ожидания для детей с флажками, кубиками и стульчиками',
    kk: 'Сурет: жалаушалары, текшелері мен кішкентай орындықтары бар балалар күту бөлмесі',
    uz: 'Rasm: bayroqchalar, kubiklar va stulchalar bor bolalar kutish xonasi',
    en: 'Drawing: a waiting room for children with bunting, blocks and small chairs',
  },
  'hero-1': {
    ru: 'Рисунок: светлый холл с диваном у широкого окна и растениями',
    kk: 'Сурет: кең терезе жанында диваны мен өсімдіктері бар жарық холл',
    uz: 'Rasm: keng deraza yonida divan va oʻsimliklar bor yorugʻ xoll',
    en: 'Drawing: a bright hall with a sofa by a wide window and plants',
  },
  'plants-2': {
    ru: 'Рисунок: растения в горшках на скамье у окна',
    kk: 'Сурет: терезе жанындағы орындықта тұрған гүлдер',
    uz: 'Rasm: deraza yonidagi oʻrindiqdagi tuvakli oʻsimliklar',
    en: 'Drawing: potted plants on a bench by the window',
  },
  'window-1': {
    ru: 'Рисунок: широкое окно с видом на сад, на подоконнике чашка и книги',
    kk: 'Сурет: баққа қараған кең терезе, алдында кесе мен кітаптар',
    uz: 'Rasm: bogʻga qaragan keng deraza, tokchasida piyola va kitoblar',
    en: 'Drawing: a wide window onto a garden, a cup and books on the sill',
  },
  'still-1': {
    ru: 'Рисунок: шприц и два флакона',
    kk: 'Сурет: шприц пен екі құты',
    uz: 'Rasm: shprits va ikkita flakon',
    en: 'Drawing: a syringe and two vials',
  },
  'still-2': {
    ru: 'Рисунок: пробирки с цветными крышками в штативе',
    kk: 'Сурет: тұғырдағы түрлі түсті қақпақты пробиркалар',
    uz: 'Rasm: shtativdagi rangli qopqoqli probirkalar',
    en: 'Drawing: test tubes with coloured caps in a rack',
  },
  'still-3': {
    ru: 'Рисунок: тарелка с овощами и зеленью',
    kk: 'Сурет: көкөніс пен көк салынған тәрелке',
    uz: 'Rasm: sabzavot va koʻkatli likopcha',
    en: 'Drawing: a plate of vegetables and greens',
  },
  'still-4': {
    ru: 'Рисунок: пара кроссовок',
    kk: 'Сурет: бір жұп кроссовка',
    uz: 'Rasm: bir juft krossovka',
    en: 'Drawing: a pair of walking shoes',
  },
  'still-5': {
    ru: 'Рисунок: тонометр с манжетой',
    kk: 'Сурет: манжетасы бар тонометр',
    uz: 'Rasm: manjetli tonometr',
    en: 'Drawing: a blood pressure meter with its cuff',
  },
  'still-6': {
    ru: 'Рисунок: кровать, месяц и звёзды',
    kk: 'Сурет: төсек, ай және жұлдыздар',
    uz: 'Rasm: karavot, oy va yulduzlar',
    en: 'Drawing: a bed, the moon and stars',
  },
  'still-7': {
    ru: 'Рисунок: планшет с листом, на котором отмечены пункты',
    kk: 'Сурет: тармақтары белгіленген парағы бар планшет',
    uz: 'Rasm: bandlari belgilangan qogʻozli planshet',
    en: 'Drawing: a clipboard with a ticked list',
  },
  'still-10': {
    ru: 'Рисунок: фонендоскоп на столе',
    kk: 'Сурет: үстел үстіндегі фонендоскоп',
    uz: 'Rasm: stol ustidagi fonendoskop',
    en: 'Drawing: a stethoscope on a table',
  },
  'still-11': {
    ru: 'Рисунок: вязаная шапка и снежинки',
    kk: 'Сурет: тоқыма бөрік пен қар ұшқындары',
    uz: 'Rasm: toʻqilgan bosh kiyim va qor parchalari',
    en: 'Drawing: a knitted hat and snowflakes',
  },
  'still-13': {
    ru: 'Рисунок: флакон жидкого мыла и пузыри',
    kk: 'Сурет: сұйық сабын құтысы мен көпіршіктер',
    uz: 'Rasm: suyuq sovun idishi va pufakchalar',
    en: 'Drawing: a soap dispenser and bubbles',
  },
  'still-14': {
    ru: 'Рисунок: письмо в открытом конверте',
    kk: 'Сурет: ашық хатқалтадағы хат',
    uz: 'Rasm: ochiq konvertdagi xat',
    en: 'Drawing: a letter in an open envelope',
  },
  'still-15': {
    ru: 'Рисунок: очки на двух книгах',
    kk: 'Сурет: екі кітаптың үстіндегі көзілдірік',
    uz: 'Rasm: ikki kitob ustidagi koʻzoynak',
    en: 'Drawing: glasses on two books',
  },
} satisfies Record<string, SeedText>

export type DrawingKey = keyof typeof alts

/** A drawing of the polyclinic with its alternative text. */
export const drawing = (key: DrawingKey) => picture(`demo-polyclinic/${key}`, alts[key])
