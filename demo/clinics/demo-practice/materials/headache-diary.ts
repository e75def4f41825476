import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const headacheDiary: SeedNews = {
  slug: 'dnevnik-golovnoj-boli',
  category: 'head-and-heart',
  date: '2026-09-30T04:00:00Z',
  specialist: '100605',
  image: picture('demo-practice/story-6', {
    ru: 'Рисунок: раскрытая тетрадь на столе',
    kk: 'Сурет: үстелдегі ашық дәптер',
    uz: 'Rasm: stol ustidagi ochiq daftar',
    en: 'Drawing: an open notebook on a table',
  }),
  title: {
    ru: 'Дневник головной боли: как вести и что он покажет врачу',
    kk: 'Бас ауруы күнделігі: қалай жүргізу керек және дәрігерге не береді',
    uz: 'Bosh ogʻrigʻi kundaligi: qanday yuritiladi va shifokorga nima beradi',
    en: 'A headache diary: how to keep one and what it tells the doctor',
  },
  lead: {
    ru: 'Две недели записей часто подсказывают причину раньше томографа.',
    kk: 'Екі аптаның жазбасы себебін көбіне томографтан бұрын айтады.',
    uz: 'Ikki haftalik yozuv sababni koʻpincha tomografdan oldin aytadi.',
    en: 'Two weeks of notes often point to the cause before a scanner does.',
  },
  content: {
    ru: `
<h2>Что записывать</h2>
<ul>
<li>Когда началось и сколько длилось.</li>
<li>Где болит и как: давит, пульсирует, стреляет.</li>
<li>Насколько мешает, от нуля до десяти.</li>
<li>Что было накануне: сон, еда, погода, месячные, ссора.</li>
<li>Что приняли и помогло ли.</li>
</ul>
<h2>Что в нём видно</h2>
<p>Кто просыпается с болью по выходным, у кого она приходит к вечеру за монитором, а у кого обезболивающее стало появляться чаще двух дней в неделю и уже само вызывает боль.</p>
<h2>Когда дневник не нужен, а нужна помощь</h2>
<ul>
<li>Боль внезапная и такая сильная, какой никогда не было.</li>
<li>С ней слабость в руке или ноге, нарушение речи, двоение.</li>
<li>С температурой и невозможностью наклонить голову.</li>
<li>После удара головой.</li>
</ul>
<p>В этих случаях звоните 103. А если боль впервые появилась после пятидесяти лет или меняется, приходите без двух недель ожидания.</p>`,
    kk: `
<h2>Не жазу керек</h2>
<ul>
<li>Қашан басталды және қанша созылды.</li>
<li>Қай жері, қалай ауырады: қысады, солқылдайды, шаншиды.</li>
<li>Қаншалықты кедергі, нөлден онға дейін.</li>
<li>Алдында не болды: ұйқы, тамақ, ауа райы, етеккір, ұрыс.</li>
<li>Не іштіңіз және көмектесті ме.</li>
</ul>
<h2>Одан не көрінеді</h2>
<p>Біреу демалыс күні бас ауруымен оянады, біреуде ол кешке монитор алдында келеді, ал біреу ауырғанды басатын дәріні аптасына екі күннен жиі ішіп, енді дәрінің өзі ауыртады.</p>
<h2>Күнделік емес, көмек керек кез</h2>
<ul>
<li>Ауыру кенет басталып, бұрын болмағандай күшті болса.</li>
<li>Қол не аяқ әлсіресе, сөйлеу бұзылса, қосарланып көрінсе.</li>
<li>Қызу көтеріліп, басты еңкейту мүмкін болмаса.</li>
<li>Басты соғып алғаннан кейін.</li>
</ul>
<p>Мұндайда 103 нөміріне қоңырау шалыңыз. Ал ауыру елу жастан кейін алғаш пайда болса немесе өзгерсе, екі апта күтпей келіңіз.</p>`,
    uz: `
<h2>Nima yozish kerak</h2>
<ul>
<li>Qachon boshlandi va qancha davom etdi.</li>
<li>Qayeri va qanday ogʻriydi: bosadi, lopillaydi, sanchadi.</li>
<li>Qanchalik xalaqit beradi, noldan oʻngacha.</li>
<li>Oldin nima boʻldi: uyqu, ovqat, ob-havo, hayz, janjal.</li>
<li>Nima ichdingiz va yordam berdimi.</li>
</ul>
<h2>Undan nima koʻrinadi</h2>
<p>Kimdir dam olish kunlari ogʻriq bilan uygʻonadi, kimdadir u kechqurun monitor oldida keladi, kimdir esa ogʻriq qoldiruvchini haftasiga ikki kundan koʻp ichib, endi dorining oʻzi ogʻritadi.</p>
<h2>Kundalik emas, yordam kerak boʻlgan payt</h2>
<ul>
<li>Ogʻriq toʻsatdan va ilgari boʻlmagan darajada kuchli boʻlsa.</li>
<li>Qoʻl yoki oyoq zaiflashsa, nutq buzilsa, koʻz oldi ikkilansa.</li>
<li>Isitma bilan, boshni egib boʻlmasa.</li>
<li>Boshni urib olgandan keyin.</li>
</ul>
<p>Bunday holatda 103 ga qoʻngʻiroq qiling. Ogʻriq ellik yoshdan keyin birinchi marta paydo boʻlsa yoki oʻzgarsa, ikki hafta kutmay keling.</p>`,
    en: `
<h2>What to write down</h2>
<ul>
<li>When it began and how long it lasted.</li>
<li>Where it hurts and how: pressing, throbbing, stabbing.</li>
<li>How much it gets in the way, from nought to ten.</li>
<li>What came before: sleep, food, weather, a period, a quarrel.</li>
<li>What you took, and if it helped.</li>
</ul>
<h2>What it shows</h2>
<p>Who wakes with pain at weekends, whose pain comes in the evening at a screen, and who takes painkillers more than two days a week, so that by now they cause the pain themselves.</p>
<h2>When you need help and not a diary</h2>
<ul>
<li>The pain is sudden and worse than any before.</li>
<li>With it an arm or leg is weak, speech is slurred or you see double.</li>
<li>With it you have a fever and cannot bend your head forward.</li>
<li>It follows a blow to the head.</li>
</ul>
<p>Then call 103. And if the pain is new after fifty, or changes, come without two weeks of waiting.</p>`,
  },
}
