import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const chestPain: SeedNews = {
  slug: 'bol-v-grudi-kogda-ne-zhdat',
  category: 'heart',
  date: '2026-11-12T06:00:00Z',
  specialist: '100501',
  image: picture('demo-hospital/story-5', {
    ru: 'Рисунок: часы на руку с линией пульса на экране',
    kk: 'Сурет: экранында тамыр соғысы сызығы бар қол сағаты',
    uz: 'Rasm: ekranida puls chizigʻi bor qoʻl soati',
    en: 'Drawing: a wrist watch with a pulse line on its face',
  }),
  title: {
    ru: 'Боль в груди: когда не ждать ни минуты',
    kk: 'Кеуде ауырғанда: қашан бір минут та күтпеу керек',
    uz: 'Koʻkrak ogʻrigʻi: qachon bir daqiqa ham kutmaslik kerak',
    en: 'Chest pain: when not to wait a minute',
  },
  lead: {
    ru: 'Не всякая боль в груди — сердце. Но решать это должен врач, и быстро.',
    kk: 'Кеудедегі ауырудың бәрі жүректен емес. Бірақ мұны дәрігер, әрі тез шешуі керек.',
    uz: 'Koʻkrakdagi har qanday ogʻriq yurakdan emas. Lekin buni shifokor, tez hal qilishi kerak.',
    en: 'Not every pain in the chest is the heart. But that is for a doctor to say, and soon.',
  },
  content: {
    ru: `
<p>Болят мышцы, рёбра, желудок, нервы. Отличить их дома по описанию трудно, а время при инфаркте идёт на минуты. Поэтому правило простое: сомневаетесь — звоните.</p>
<h2>Звоните 103 сразу, если</h2>
<ul>
<li>боль давит, жжёт или сжимает и не проходит за несколько минут покоя;</li>
<li>она отдаёт в руку, шею, челюсть, спину;</li>
<li>есть одышка, холодный пот, тошнота, слабость, страх;</li>
<li>это случилось впервые или сильнее, чем обычно.</li>
</ul>
<h2>Пока едет помощь</h2>
<p>Сядьте или полулягте, расстегните воротник, откройте окно и дверь. Не садитесь за руль. Принимайте только то, что врач назначил вам именно на такой случай; диспетчер скажет, что делать дальше.</p>
<h2>Если боль прошла сама</h2>
<p>Это не значит, что всё позади. Запишите, когда она была, что вы делали и сколько она длилась, и придите к кардиологу в ближайшие дни. У женщин, пожилых и людей с диабетом инфаркт может идти почти без боли — с одной слабостью или одышкой.</p>`,
    kk: `
<p>Бұлшықет, қабырға, асқазан, жүйке де ауырады. Оларды үйде айыру қиын, ал инфаркт кезінде әр минут маңызды. Сондықтан ереже қарапайым: күмәндансаңыз — қоңырау шалыңыз.</p>
<h2>Мына жағдайда 103 нөміріне бірден қоңырау шалыңыз</h2>
<ul>
<li>ауыру қысып, күйдіріп немесе басып тұрса және бірнеше минут тыныштықта басылмаса;</li>
<li>қолға, мойынға, жаққа, арқаға берілсе;</li>
<li>ентігу, суық тер, жүрек айну, әлсіздік, үрей болса;</li>
<li>бұл алғаш рет болса немесе әдеттегіден күшті болса.</li>
</ul>
<h2>Көмек келгенше</h2>
<p>Отырыңыз немесе жартылай жатыңыз, жағаны ағытып, терезе мен есікті ашыңыз. Рөлге отырмаңыз. Дәрігер дәл осындай жағдайға тағайындаған дәріні ғана қабылдаңыз; әрі қарай не істеу керегін диспетчер айтады.</p>
<h2>Ауыру өзі басылса</h2>
<p>Бұл бәрі өтті деген сөз емес. Қашан болғанын, не істеп жатқаныңызды, қанша уақытқа созылғанын жазып, жақын күндері кардиологқа келіңіз. Әйелдерде, қарттарда және диабеті бар адамдарда инфаркт ауырусыз дерлік, тек әлсіздікпен немесе ентігумен өтуі мүмкін.</p>`,
    uz: `
<p>Mushak, qovurgʻa, oshqozon, asab ham ogʻriydi. Ularni uyda ajratish qiyin, infarktda esa har bir daqiqa muhim. Shuning uchun qoida oddiy: ikkilansangiz — qoʻngʻiroq qiling.</p>
<h2>Quyidagi holatlarda darhol 103 ga qoʻngʻiroq qiling</h2>
<ul>
<li>ogʻriq bosib, achishtirib yoki siqib tursa va bir necha daqiqa tinchlikda oʻtmasa;</li>
<li>qoʻlga, boʻyinga, jagʻga, belga bersa;</li>
<li>hansirash, sovuq ter, koʻngil aynishi, holsizlik, qoʻrquv boʻlsa;</li>
<li>bu birinchi marta boʻlsa yoki odatdagidan kuchliroq boʻlsa.</li>
</ul>
<h2>Yordam kelguncha</h2>
<p>Oʻtiring yoki yarim yoting, yoqangizni boʻshating, deraza va eshikni oching. Rulga oʻtirmang. Faqat shifokor aynan shunday holat uchun belgilagan dorini qabul qiling; keyin nima qilishni dispetcher aytadi.</p>
<h2>Ogʻriq oʻzi oʻtib ketsa</h2>
<p>Bu hammasi ortda qoldi degani emas. Qachon boʻlganini, nima qilayotganingizni va qancha davom etganini yozib oling va yaqin kunlarda kardiologga keling. Ayollar, keksalar va diabeti borlarda infarkt deyarli ogʻriqsiz, faqat holsizlik yoki hansirash bilan kechishi mumkin.</p>`,
    en: `
<p>Muscles, ribs, the stomach and nerves can hurt too. It is hard to tell them apart at home, and in a heart attack minutes count. So the rule is simple: if in doubt, call.</p>
<h2>Call 103 at once if</h2>
<ul>
<li>the pain presses, burns or squeezes and does not pass after a few minutes of rest;</li>
<li>it spreads to the arm, neck, jaw or back;</li>
<li>there is breathlessness, a cold sweat, nausea, weakness or fear;</li>
<li>it is the first time, or worse than usual.</li>
</ul>
<h2>Until help comes</h2>
<p>Sit or lie half upright, loosen your collar, open a window and the door. Do not drive. Take only what a doctor has prescribed to you for such a case; the dispatcher will tell you what to do next.</p>
<h2>If the pain goes away by itself</h2>
<p>That does not mean it is over. Note when it came, what you were doing and how long it lasted, and see a cardiologist within days. In women, older people and people with diabetes a heart attack may come almost without pain, with weakness or breathlessness alone.</p>`,
  },
}
