import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const brushingTeeth: SeedNews = {
  slug: 'kak-chistit-zuby',
  category: 'advice',
  date: '2026-11-16T05:00:00Z',
  specialist: '100107',
  image: picture('demo-dent/news-1', {
    ru: 'Рисунок: две зубные щётки в стакане',
    kk: 'Сурет: стаканда тұрған екі тіс щёткасы',
    uz: 'Rasm: stakandagi ikkita tish choʻtkasi',
    en: 'Drawing: two toothbrushes in a cup',
  }),
  title: {
    ru: 'Как чистить зубы, чтобы это действительно работало',
    kk: 'Тісті шынымен пайдалы болатындай етіп қалай тазалау керек',
    uz: 'Tishni chindan foyda beradigan qilib qanday tozalash kerak',
    en: 'How to brush your teeth so that it really helps',
  },
  lead: {
    ru: 'Две минуты дважды в день, мягкая щётка и паста с фтором. Разбираем мелочи, на которых чаще всего теряется результат.',
    kk: 'Күніне екі рет екі минуттан, жұмсақ щётка және фторлы паста. Нәтижені жиі төмендететін ұсақ-түйектерге тоқталайық.',
    uz: 'Kuniga ikki marta ikki daqiqadan, yumshoq choʻtka va ftorli pasta. Natijani koʻpincha pasaytiradigan mayda xatolarni koʻrib chiqamiz.',
    en: 'Two minutes twice a day, a soft brush and a fluoride paste. Here are the small things that most often spoil the result.',
  },
  content: {
    ru: `
<p>Кариес и воспаление дёсен начинаются с налёта. Он мягкий, снимается обычной щёткой, но за сутки нарастает снова. Поэтому важнее не дорогая щётка, а то, как и сколько вы ею работаете.</p>
<h2>Порядок действий</h2>
<ul>
<li>Чистите зубы утром и перед сном, каждый раз не меньше двух минут.</li>
<li>Возьмите мягкую щётку и пасту с фтором. Взрослым и детям старше шести лет подходит концентрация 1350–1500\u00a0ppm, она указана на тюбике.</li>
<li>Ставьте щётку под углом около 45° к краю десны и двигайте коротко, без нажима.</li>
<li>Пройдите наружные, внутренние и жевательные поверхности — всегда в одном порядке, чтобы ничего не пропустить.</li>
<li>Сплюньте пену, но не полощите рот водой: так фтор дольше остаётся на эмали.</li>
</ul>
<h2>Промежутки между зубами</h2>
<p>Щётка туда почти не достаёт. Один раз в день, лучше вечером, пройдите промежутки нитью или ёршиком. Размер ёршика подберёт гигиенист: слишком тонкий не чистит, слишком толстый травмирует десну.</p>
<h2>Частые ошибки</h2>
<p>Чистить сразу после сока, газировки или цитрусовых: кислота на время размягчает эмаль, подождите полчаса. Давить на щётку: если щетина расходится раньше чем через три месяца, вы нажимаете слишком сильно. Пользоваться одной щёткой дольше трёх-четырёх месяцев.</p>
<p>Если дёсны кровоточат дольше двух недель или зуб реагирует на холодное, не меняйте пасту наугад — покажитесь стоматологу.</p>`,
    kk: `
<p>Тісжегі мен қызыл иектің қабынуы тіс қағынан басталады. Ол жұмсақ, кәдімгі щёткамен тазарады, бірақ бір тәулікте қайта жиналады. Сондықтан қымбат щёткадан гөрі оны қалай және қанша уақыт қолданатыныңыз маңызды.</p>
<h2>Қалай тазалау керек</h2>
<ul>
<li>Тісті таңертең және ұйықтар алдында, әр жолы кемінде екі минут тазалаңыз.</li>
<li>Жұмсақ щётка мен фторлы паста алыңыз. Ересектерге және алты жастан асқан балаларға 1350–1500\u00a0ppm концентрациясы лайық, ол тюбикте жазылған.</li>
<li>Щётканы қызыл иектің шетіне шамамен 45° бұрышпен қойып, баспай, қысқа қозғалыспен жүргізіңіз.</li>
<li>Тістің сыртқы, ішкі және шайнайтын беттерін үнемі бір ретпен тазалаңыз, сонда ештеңе қалып қоймайды.</li>
<li>Көбікті түкіріп тастаңыз, бірақ аузыңызды сумен шаймаңыз: сонда фтор эмальда ұзағырақ сақталады.</li>
</ul>
<h2>Тіс аралықтары</h2>
<p>Щётка ол жерге жете бермейді. Күніне бір рет, дұрысы кешке, тіс аралықтарын жіппен немесе ёршикпен тазалаңыз. Ёршиктің өлшемін гигиенист таңдап береді: тым жіңішкесі тазаламайды, тым жуаны қызыл иекті жарақаттайды.</p>
<h2>Жиі кездесетін қателер</h2>
<p>Шырын, газдалған сусын ішкеннен немесе цитрус жегеннен кейін бірден тазалау: қышқыл эмальды уақытша жұмсартады, жарты сағат күтіңіз. Щётканы қатты басу: қылшығы үш айға жетпей жайылып кетсе, тым қатты басып жүрсіз. Бір щётканы үш-төрт айдан артық қолдану.</p>
<p>Қызыл иек екі аптадан ұзақ қанаса немесе тіс суыққа сыздаса, пастаны жорамалдап ауыстыра бермей, стоматологқа көрініңіз.</p>`,
    uz: `
<p>Karies va milk yalligʻlanishi tish karashidan boshlanadi. U yumshoq, oddiy choʻtka bilan ketadi, ammo bir kecha-kunduzda yana yigʻiladi. Shuning uchun qimmat choʻtka emas, undan qanday va qancha foydalanishingiz muhimroq.</p>
<h2>Tartib</h2>
<ul>
<li>Tishni ertalab va uyqudan oldin, har safar kamida ikki daqiqa tozalang.</li>
<li>Yumshoq choʻtka va ftorli pasta oling. Kattalar va olti yoshdan oshgan bolalarga 1350–1500\u00a0ppm miqdori mos keladi, u tyubikda yozilgan.</li>
<li>Choʻtkani milk chetiga taxminan 45° burchak ostida qoʻying va bosmasdan, qisqa harakat qiling.</li>
<li>Tashqi, ichki va chaynash yuzalarini doim bir xil tartibda tozalang, shunda hech joy qolib ketmaydi.</li>
<li>Koʻpikni tupuring, lekin ogʻizni suv bilan chaymang: shunda ftor emalda uzoqroq qoladi.</li>
</ul>
<h2>Tishlar orasi</h2>
<p>Choʻtka u yerga deyarli yetmaydi. Kuniga bir marta, yaxshisi kechqurun, tishlar orasini ip yoki yorshik bilan tozalang. Yorshik oʻlchamini gigiyenist tanlab beradi: juda ingichkasi tozalamaydi, juda yoʻgʻoni milkni shikastlaydi.</p>
<h2>Koʻp uchraydigan xatolar</h2>
<p>Sharbat, gazli ichimlik yoki sitrus mevadan keyin darhol tozalash: kislota emalni vaqtincha yumshatadi, yarim soat kuting. Choʻtkani qattiq bosish: qili uch oyga yetmasdan yoyilib ketsa, ortiqcha bosayapsiz. Bitta choʻtkani uch-toʻrt oydan ortiq ishlatish.</p>
<p>Milk ikki haftadan ortiq qonasa yoki tish sovuqqa sezgir boʻlsa, pastani tavakkaliga almashtirmang — stomatologga koʻrining.</p>`,
    en: `
<p>Decay and gum inflammation begin with plaque. It is soft and an ordinary brush removes it, but within a day it grows back. So what matters is less the price of the brush than how, and how long, you use it.</p>
<h2>Step by step</h2>
<ul>
<li>Brush in the morning and before bed, at least two minutes each time.</li>
<li>Take a soft brush and a fluoride toothpaste. Adults and children over six need 1350–1500\u00a0ppm; the figure is printed on the tube.</li>
<li>Hold the brush at about 45° to the gum line and make short strokes without pressing.</li>
<li>Clean the outer, inner and chewing surfaces, always in the same order, so that nothing is missed.</li>
<li>Spit out the foam, but do not rinse with water: the fluoride stays on the enamel longer.</li>
</ul>
<h2>Between the teeth</h2>
<p>A brush hardly reaches there. Once a day, preferably in the evening, use floss or an interdental brush. A hygienist will help you with the size: one that is too thin does not clean, one that is too thick hurts the gum.</p>
<h2>Common mistakes</h2>
<p>Brushing right after juice, fizzy drinks or citrus fruit: acid softens the enamel for a while, so wait half an hour. Pressing hard: if the bristles splay in less than three months, you are pressing too hard. Using one brush for more than three or four months.</p>
<p>If your gums bleed for more than two weeks or a tooth reacts to cold, do not switch toothpastes at random: see a dentist.</p>`,
  },
}
