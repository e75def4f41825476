import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const afterImplant: SeedMaterial = {
  slug: 'posle-ustanovki-implantata',
  category: 'around-treatment',
  date: '2026-08-31T05:00:00Z',
  specialist: '100104',
  image: picture('demo-dent/still-6', {
    ru: 'Рисунок: кровать с высокой подушкой под месяцем',
    kk: 'Сурет: ай астындағы биік жастықты төсек',
    uz: 'Rasm: oy ostida baland yostiqli karavot',
    en: 'Drawing: a bed with a high pillow under the moon',
  }),
  title: {
    ru: 'Неделя после установки имплантата',
    kk: 'Имплантат орнатылғаннан кейінгі апта',
    uz: 'Implantat oʻrnatilgandan keyingi hafta',
    en: 'The week after an implant',
  },
  lead: {
    ru: 'Имплантату нужен покой: он срастается с костью месяцами, а десна — за одну-две недели.',
    kk: 'Имплантатқа тыныштық керек: ол сүйекпен айлап бірігеді, ал қызыл иек бір-екі аптада жазылады.',
    uz: 'Implantatga osoyishtalik kerak: u suyak bilan oylab birlashadi, milk esa bir-ikki haftada bitadi.',
    en: 'An implant needs peace: it takes months to join the bone, while the gum heals in a week or two.',
  },
  content: {
    ru: `
<h2>Первые три дня</h2>
<ul>
<li>Холод через полотенце по десять минут с перерывами, только в первый день.</li>
<li>Спите на высокой подушке, не наклоняйтесь и не поднимайте тяжёлого.</li>
<li>Мягкая еда комнатной температуры, без соломинки.</li>
<li>Не курите: курение — частая причина того, что имплантат не приживается.</li>
<li>Лекарства — те и столько, сколько написал хирург.</li>
</ul>
<h2>До снятия швов</h2>
<p>Соседние зубы чистите мягкой щёткой, шов не трогайте. Баню, бассейн и спортзал отложите. Синяк и отёк сильнее всего на второй-третий день, потом уменьшаются.</p>
<h2>Звоните хирургу</h2>
<p>Кровь не останавливается под тампоном за полчаса; отёк растёт после третьего дня; температура; губа или подбородок не чувствуют на следующий день; имплантат или заглушка шатается. Трудно дышать или глотать — 103.</p>`,
    kk: `
<h2>Алғашқы үш күн</h2>
<ul>
<li>Тек бірінші күні сүлгі арқылы он минуттан үзіліспен суық басыңыз.</li>
<li>Биік жастықпен ұйықтаңыз, еңкеймеңіз, ауыр көтермеңіз.</li>
<li>Бөлме температурасындағы жұмсақ тамақ, түтікшесіз.</li>
<li>Темекі шекпеңіз: темекі — имплантаттың бітпеуінің жиі себебі.</li>
<li>Дәріні хирург жазғандай ғана ішіңіз.</li>
</ul>
<h2>Тігіс алынғанша</h2>
<p>Көрші тістерді жұмсақ щёткамен тазалаңыз, тігіске тиіспеңіз. Монша, бассейн және спортзалды кейінге қалдырыңыз. Көгеру мен ісік екінші-үшінші күні ең көп болады, сосын азаяды.</p>
<h2>Хирургке қоңырау шалыңыз</h2>
<p>Қан тампонмен жарты сағатта тоқтамаса; ісік үшінші күннен кейін үлкейсе; қызу көтерілсе; ерін не иек келесі күні де сезбесе; имплантат не бітеуіш қозғалса. Тыныс алу не жұтыну қиындаса — 103.</p>`,
    uz: `
<h2>Birinchi uch kun</h2>
<ul>
<li>Faqat birinchi kuni sochiq orqali oʻn daqiqadan tanaffus bilan sovuq bosing.</li>
<li>Baland yostiqda uxlang, egilmang, ogʻir koʻtarmang.</li>
<li>Xona haroratidagi yumshoq ovqat, naychasiz.</li>
<li>Chekmang: chekish — implantat bitmasligining koʻp uchraydigan sababi.</li>
<li>Dorini jarroh yozganidek iching.</li>
</ul>
<h2>Chok olinguncha</h2>
<p>Qoʻshni tishlarni yumshoq choʻtka bilan tozalang, chokka tegmang. Hammom, basseyn va sport zalini keyinga qoldiring. Koʻkarish va shish ikkinchi-uchinchi kuni eng koʻp boʻladi, keyin kamayadi.</p>
<h2>Jarrohga qoʻngʻiroq qiling</h2>
<p>Qon tampon bilan yarim soatda toʻxtamasa; shish uchinchi kundan keyin kattalashsa; isitma chiqsa; lab yoki iyak ertasiga ham sezmasa; implantat yoki tiqin qimirlasa. Nafas olish yoki yutish qiyinlashsa — 103.</p>`,
    en: `
<h2>The first three days</h2>
<ul>
<li>Cold through a towel, ten minutes at a time with breaks, on the first day only.</li>
<li>Sleep on a high pillow, do not bend down or lift anything heavy.</li>
<li>Soft food at room temperature, no straw.</li>
<li>Do not smoke: smoking is a common reason why an implant fails.</li>
<li>Medicines as the surgeon wrote them, no more and no others.</li>
</ul>
<h2>Until the stitches are out</h2>
<p>Brush the teeth beside it with a soft brush and leave the stitches alone. Put off sauna, pool and gym. Bruising and swelling are worst on the second or third day and then go down.</p>
<h2>Call the surgeon</h2>
<p>Bleeding does not stop under a swab in half an hour; the swelling grows after the third day; you have a fever; the lip or chin is still numb the next day; the implant or its cap moves. If breathing or swallowing is hard, call 103.</p>`,
  },
}
