import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const newbornVisit: SeedNews = {
  slug: 'pervyj-vizit-novorozhdennogo',
  category: 'before-visit',
  date: '2026-07-07T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-19', {
    ru: 'Рисунок: детская коляска у двери с окошком, на полу вязаные пинетки',
    kk: 'Сурет: терезелі есіктің алдындағы балалар арбасы, еденде тоқылған шұлықша',
    uz: 'Rasm: oynali eshik yonida bolalar aravachasi, polda toʻqilgan paypoqcha',
    en: 'Drawing: a pram by a door with a window, knitted bootees on the floor',
  }),
  title: {
    ru: 'Первый визит с\u00a0новорождённым: что взять и\u00a0о\u00a0чём спросить',
    kk: 'Жаңа туған нәрестемен алғашқы келу: не алу және не сұрау керек',
    uz: 'Chaqaloq bilan birinchi tashrif: nima olish va nimani soʻrash kerak',
    en: 'The first visit with a newborn: what to bring and what to ask',
  },
  lead: {
    ru: 'Приём длится сорок минут, и половина из них — ваша.',
    kk: 'Қабылдау қырық минутқа созылады, жартысы — сіздікі.',
    uz: 'Qabul qirq daqiqa davom etadi, uning yarmi — sizniki.',
    en: 'The visit takes forty minutes, and half of them are yours.',
  },
  content: {
    ru: `
<h2>Возьмите</h2>
<ul>
<li>выписку из роддома и карту прививок;</li>
<li>два подгузника, пелёнку и запасной комбинезон;</li>
<li>список вопросов: в кабинете они забываются первыми.</li>
</ul>
<h2>Что будет</h2>
<ol>
<li>Взвесим, измерим рост и голову.</li>
<li>Посмотрим кожу, родничок, глаза, пупок, тазобедренные суставы, послушаем сердце.</li>
<li>Понаблюдаем за кормлением, если хотите.</li>
<li>Составим план: прививки, скрининги, следующий осмотр.</li>
</ol>
<h2>Спросите обязательно</h2>
<p>Достаточно ли ребёнок ест. Что делать, когда плачет. Как спать безопасно. И как чувствуете себя вы: тревога и слёзы, которые не проходят две недели, — тоже к врачу, и это не слабость.</p>
<h2>Не ждите визита</h2>
<p><strong>Позвоните сразу, если у новорождённого 38\u00a0°C или он холодный на ощупь, отказывается есть, его трудно разбудить, кожа быстро желтеет, вокруг пупка краснота, подгузник сухой полдня. Трудно дышит или синеет — 103.</strong></p>`,
    kk: `
<h2>Ала келіңіз</h2>
<ul>
<li>перзентханадан берілген қағаз бен екпе картасын;</li>
<li>екі жаялық, жөргек және ауыстыратын киім;</li>
<li>сұрақтар тізімін: кабинетте ең алдымен сол ұмытылады.</li>
</ul>
<h2>Не болады</h2>
<ol>
<li>Салмағын, бойын және басын өлшейміз.</li>
<li>Терісін, еңбегін, көзін, кіндігін, жамбас буындарын қарап, жүрегін тыңдаймыз.</li>
<li>Қаласаңыз, емізгеніңізді бақылаймыз.</li>
<li>Жоспар жасаймыз: екпелер, скринингтер, келесі тексеру.</li>
</ol>
<h2>Міндетті түрде сұраңыз</h2>
<p>Бала тойып еме ме. Жыласа не істеу керек. Қалай қауіпсіз ұйықтатуға болады. Және өзіңіз қалайсыз: екі апта бойы басылмайтын мазасыздық пен көз жасы да дәрігерге келуге себеп, бұл әлсіздік емес.</p>
<h2>Келетін күнді күтпеңіз</h2>
<p><strong>Нәрестенің қызуы 38\u00a0°C болса немесе денесі суық болса, емуден бас тартса, ояту қиын болса, терісі тез сарғайса, кіндік айналасы қызарса, жаялығы жарты күн құрғақ тұрса, бірден қоңырау шалыңыз. Тынысы тарылса немесе көгерсе — 103.</strong></p>`,
    uz: `
<h2>Olib keling</h2>
<ul>
<li>tugʻruqxonadan berilgan qogʻoz va emlash kartasini;</li>
<li>ikkita taglik, yoʻrgak va almashtiriladigan kiyim;</li>
<li>savollar roʻyxatini: xonada birinchi boʻlib ular unutiladi.</li>
</ul>
<h2>Nima boʻladi</h2>
<ol>
<li>Vazni, boʻyi va boshini oʻlchaymiz.</li>
<li>Terisi, liqildogʻi, koʻzi, kindigi, chanoq-son boʻgʻimlarini koʻrib, yuragini eshitamiz.</li>
<li>Xohlasangiz, emizishni kuzatamiz.</li>
<li>Reja tuzamiz: emlashlar, skrininglar, keyingi koʻrik.</li>
</ol>
<h2>Albatta soʻrang</h2>
<p>Bola toʻyib emyaptimi. Yigʻlasa nima qilish kerak. Qanday xavfsiz uxlatish mumkin. Va oʻzingiz qandaysiz: ikki hafta oʻtmaydigan xavotir va koʻz yoshi ham shifokorga kelishga sabab, bu zaiflik emas.</p>
<h2>Tashrif kunini kutmang</h2>
<p><strong>Chaqaloqning isitmasi 38\u00a0°C boʻlsa yoki badani sovuq boʻlsa, emmasa, uygʻotish qiyin boʻlsa, terisi tez sargʻaysa, kindik atrofi qizarsa, tagligi yarim kun quruq tursa, darhol qoʻngʻiroq qiling. Nafasi qiyinlashsa yoki koʻkarsa — 103.</strong></p>`,
    en: `
<h2>Bring</h2>
<ul>
<li>the discharge papers from the maternity hospital and the vaccination card;</li>
<li>two nappies, a cloth and a change of clothes;</li>
<li>a list of questions: they are the first thing one forgets.</li>
</ul>
<h2>What happens</h2>
<ol>
<li>We weigh the baby and measure length and head.</li>
<li>We look at the skin, fontanelle, eyes, navel and hips, and listen to the heart.</li>
<li>We watch a feed, if you like.</li>
<li>We make a plan: vaccinations, screening, the next check.</li>
</ol>
<h2>Be sure to ask</h2>
<p>Is the baby feeding enough? What do we do about crying? How do we make sleep safe? And how are you: worry and tears that have not passed in two weeks also belong with a doctor, and they are no weakness.</p>
<h2>Do not wait for the visit</h2>
<p><strong>Call at once if a newborn has 38\u00a0°C or feels cold, refuses to feed, is hard to wake or turns yellow quickly, if there is redness around the navel, or if a nappy stays dry for half a day. Struggling to breathe or turning blue: 103.</strong></p>`,
  },
}
