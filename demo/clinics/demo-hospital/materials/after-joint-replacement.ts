import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const afterJointReplacement: SeedNews = {
  slug: 'pervye-nedeli-s-novym-sustavom',
  category: 'recovery',
  date: '2026-08-06T06:00:00Z',
  specialist: '100509',
  image: picture('demo-hospital/story-9', {
    ru: 'Рисунок: модель коленного сустава на подставке',
    kk: 'Сурет: тұғырдағы тізе буынының үлгісі',
    uz: 'Rasm: taglikdagi tizza boʻgʻimi modeli',
    en: 'Drawing: a model of a knee joint on a stand',
  }),
  title: {
    ru: 'Первые недели с новым суставом',
    kk: 'Жаңа буынмен алғашқы апталар',
    uz: 'Yangi boʻgʻim bilan dastlabki haftalar',
    en: 'The first weeks with a new joint',
  },
  lead: {
    ru: 'Двигаться нужно каждый день, но не через силу.',
    kk: 'Күн сайын қозғалу керек, бірақ шамадан тыс емес.',
    uz: 'Har kuni harakatlanish kerak, lekin oʻzingizni zoʻriqtirmang.',
    en: 'Move every day, but do not overdo it.',
  },
  content: {
    ru: `
<p>Новый сустав держит вес с первых дней, а мышцам вокруг него нужны недели. Отёк к вечеру и скованность по утрам в это время обычны.</p>
<h2>Что помогает</h2>
<ul>
<li>Короткие прогулки несколько раз в день вместо одной длинной.</li>
<li>Упражнения из вашего плана: лучше по чуть-чуть, зато каждый день.</li>
<li>Трость в руке с противоположной стороны; высоту подбирает инструктор.</li>
<li>Лестница: вверх первой идёт здоровая нога, вниз — оперированная.</li>
</ul>
<h2>С чем подождать</h2>
<p>С низкими стульями, скрещёнными ногами, глубокими наклонами, рулём и баней. Сроки зависят от операции, их назовёт хирург.</p>
<h2>Звоните нам в тот же день, если</h2>
<ul>
<li>рана покраснела, течёт или поднялась температура;</li>
<li>икра стала плотной, горячей и болит;</li>
<li>боль резко усилилась или нога стала короче.</li>
</ul>
<p>Внезапная одышка и боль в груди — сразу 103.</p>`,
    kk: `
<p>Жаңа буын салмақты алғашқы күндерден көтереді, ал айналасындағы бұлшықеттерге апталар керек. Бұл кезде кешкі ісіну мен таңғы құрысу қалыпты жағдай.</p>
<h2>Не көмектеседі</h2>
<ul>
<li>Бір ұзақ серуеннің орнына күніне бірнеше қысқа серуен.</li>
<li>Жоспарыңыздағы жаттығулар: аздап, бірақ күн сайын.</li>
<li>Таяқ қарама-қарсы қолда; биіктігін нұсқаушы таңдайды.</li>
<li>Баспалдақ: жоғары сау аяқ, төмен ота жасалған аяқ бірінші басады.</li>
</ul>
<h2>Нені күте тұру керек</h2>
<p>Аласа орындықты, аяқты айқастыруды, терең еңкеюді, рөлді және моншаны. Мерзімі отаға байланысты, оны хирург айтады.</p>
<h2>Мына жағдайда сол күні қоңырау шалыңыз</h2>
<ul>
<li>жара қызарса, ақса немесе қызу көтерілсе;</li>
<li>балтыр қатайып, ысып, ауырса;</li>
<li>ауыру кенет күшейсе немесе аяқ қысқарғандай болса.</li>
</ul>
<p>Кенет ентігу мен кеуденің ауыруы — бірден 103.</p>`,
    uz: `
<p>Yangi boʻgʻim vaznni dastlabki kunlardan koʻtaradi, atrofidagi mushaklarga esa haftalar kerak. Bu paytda kechki shish va ertalabki qotish odatiy hol.</p>
<h2>Nima yordam beradi</h2>
<ul>
<li>Bitta uzun sayr oʻrniga kuniga bir necha qisqa sayr.</li>
<li>Rejangizdagi mashqlar: oz-ozdan, lekin har kuni.</li>
<li>Hassa qarama-qarshi qoʻlda; balandligini yoʻriqchi tanlaydi.</li>
<li>Zina: yuqoriga sogʻlom oyoq, pastga operatsiya qilingan oyoq birinchi qadam qoʻyadi.</li>
</ul>
<h2>Nimani kutib turish kerak</h2>
<p>Past stullar, oyoqni chalishtirish, chuqur egilish, rul va hammom. Muddati operatsiyaga bogʻliq, uni jarroh aytadi.</p>
<h2>Quyidagi holatlarda shu kuniyoq qoʻngʻiroq qiling</h2>
<ul>
<li>yara qizarsa, oqsa yoki isitma chiqsa;</li>
<li>boldir qattiqlashib, qizib, ogʻrisa;</li>
<li>ogʻriq keskin kuchaysa yoki oyoq qisqargandek boʻlsa.</li>
</ul>
<p>Toʻsatdan hansirash va koʻkrak ogʻrigʻi — darhol 103.</p>`,
    en: `
<p>The new joint carries your weight from the first days; the muscles around it need weeks. Swelling by evening and stiffness in the morning are usual at this time.</p>
<h2>What helps</h2>
<ul>
<li>Several short walks a day instead of a long one.</li>
<li>The exercises of your plan: a little, but every day.</li>
<li>A cane in the opposite hand; the instructor sets its height.</li>
<li>Stairs: the good leg goes up first, the operated one goes down first.</li>
</ul>
<h2>What should wait</h2>
<p>Low chairs, crossed legs, deep bends, driving and the sauna. How long depends on the operation; your surgeon will say.</p>
<h2>Call us the same day if</h2>
<ul>
<li>the wound is red or leaking, or you have a fever;</li>
<li>the calf is hard, hot and painful;</li>
<li>the pain suddenly grows or the leg looks shorter.</li>
</ul>
<p>Sudden breathlessness with chest pain means 103 at once.</p>`,
  },
}
