import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const eyeExam: SeedNews = {
  slug: 'pered-osmotrom-oftalmologa',
  category: 'before-visit',
  date: '2026-09-08T04:00:00Z',
  specialist: '100703',
  image: picture('demo-journal/cover-20', {
    ru: 'Рисунок: таблица с кольцами для проверки зрения, капли, тёмные очки и кепка',
    kk: 'Сурет: көзді тексеретін сақиналы кесте, тамшы дәрі, қара көзілдірік пен кепка',
    uz: 'Rasm: koʻzni tekshiradigan halqali jadval, tomchi dori, qora koʻzoynak va kepka',
    en: 'Drawing: an eye chart of rings, drops, dark glasses and a cap',
  }),
  title: {
    ru: 'Осмотр с\u00a0каплями: зачем широкие зрачки и\u00a0когда они пройдут',
    kk: 'Тамшы тамызып қарау: қарашық не үшін кеңейтіледі және қашан қалпына келеді',
    uz: 'Tomchi bilan koʻrik: qorachiq nega kengaytiriladi va qachon oʻtib ketadi',
    en: 'An eye test with drops: why wide pupils, and when they pass',
  },
  lead: {
    ru: 'Без капель детский глаз «подыгрывает», и очки можно подобрать неверно.',
    kk: 'Тамшысыз баланың көзі «бейімделіп кетеді» де, көзілдірік қате таңдалуы мүмкін.',
    uz: 'Tomchisiz bolaning koʻzi “moslashib oladi” va koʻzoynak notoʻgʻri tanlanishi mumkin.',
    en: 'Without drops a child’s eye “plays along”, and glasses may be chosen wrongly.',
  },
  content: {
    ru: `
<h2>До визита</h2>
<ul>
<li>Заложите полтора часа: капли действуют не сразу.</li>
<li>Возьмите старые очки, тёмные очки или кепку, аудиосказку.</li>
<li>Скажите врачу об аллергиях, судорогах и болезнях сердца.</li>
<li>Линзы снимите заранее; за сколько дней — спросите при записи.</li>
</ul>
<h2>Что будет</h2>
<p>Сначала картинки и кольца вдали, потом капли (несколько секунд щиплет), ожидание и осмотр глазного дна с лампой. Это не больно.</p>
<h2>После</h2>
<p>Вблизи видно размыто, свет режет глаза: обычно от нескольких часов до суток, при некоторых каплях дольше. В этот день без велосипеда, уроков и контрольных; в школу дадим справку.</p>
<p><strong>Лицо сильно покраснело, поднялась температура, сердце колотится, ребёнок необычно возбуждён или вял, заболел глаз — позвоните нам, а если ему плохо, 103.</strong></p>`,
    kk: `
<h2>Келмес бұрын</h2>
<ul>
<li>Бір жарым сағат бөліңіз: тамшы бірден әсер етпейді.</li>
<li>Ескі көзілдірікті, қара көзілдірік немесе кепка, аудиоертегі алыңыз.</li>
<li>Аллергия, құрысу және жүрек ауруы болса, дәрігерге айтыңыз.</li>
<li>Линзаны алдын ала шешіңіз; неше күн бұрын екенін жазылғанда сұраңыз.</li>
</ul>
<h2>Не болады</h2>
<p>Алдымен алыстағы суреттер мен сақиналар, содан кейін тамшы (бірнеше секунд ашытады), күту және шаммен көз түбін қарау. Бұл ауыртпайды.</p>
<h2>Кейін</h2>
<p>Жақыннан бұлыңғыр көрінеді, жарық көзді қариды: әдетте бірнеше сағаттан бір тәулікке дейін, кейбір тамшылардан кейін ұзағырақ. Сол күні велосипед, сабақ пен бақылау жұмысы болмайды; мектепке анықтама береміз.</p>
<p><strong>Беті қатты қызарса, қызуы көтерілсе, жүрегі дүрсілдесе, бала ерекше қозып немесе әлсіресе, көзі ауырса, бізге қоңырау шалыңыз, ал жағдайы нашар болса — 103.</strong></p>`,
    uz: `
<h2>Tashrifdan oldin</h2>
<ul>
<li>Bir yarim soat ajrating: tomchi darhol taʼsir qilmaydi.</li>
<li>Eski koʻzoynak, qora koʻzoynak yoki kepka, audioertak oling.</li>
<li>Allergiya, tutqanoq va yurak kasalligi boʻlsa, shifokorga ayting.</li>
<li>Linzani oldindan yeching; necha kun oldin ekanini yozilganda soʻrang.</li>
</ul>
<h2>Nima boʻladi</h2>
<p>Avval uzoqdagi rasm va halqalar, keyin tomchi (bir necha soniya achitadi), kutish va chiroq bilan koʻz tubini koʻrish. Bu ogʻritmaydi.</p>
<h2>Keyin</h2>
<p>Yaqindan xira koʻrinadi, yorugʻlik koʻzni qamashtiradi: odatda bir necha soatdan bir sutkagacha, ayrim tomchilardan keyin uzoqroq. Shu kuni velosiped, dars va nazorat ishi boʻlmaydi; maktabga maʼlumotnoma beramiz.</p>
<p><strong>Yuzi qattiq qizarsa, isitma chiqsa, yuragi duk-duk ursa, bola odatdagidan hayajonli yoki lanj boʻlsa, koʻzi ogʻrisa, bizga qoʻngʻiroq qiling, ahvoli yomon boʻlsa — 103.</strong></p>`,
    en: `
<h2>Before the visit</h2>
<ul>
<li>Set aside an hour and a half: the drops take time.</li>
<li>Bring old glasses, dark glasses or a cap, and an audio story.</li>
<li>Tell the doctor about allergies, seizures and heart conditions.</li>
<li>Take contact lenses out beforehand; ask how many days before when you book.</li>
</ul>
<h2>What happens</h2>
<p>First pictures and rings at a distance, then drops (they sting for a few seconds), a wait, and a look at the back of the eye with a lamp. It does not hurt.</p>
<h2>Afterwards</h2>
<p>Things close by are blurred and light hurts the eyes, usually for a few hours to a day, with some drops longer. No bicycle, homework or tests that day; we will write a note for school.</p>
<p><strong>If the face is very red, a fever rises, the heart pounds, the child is unusually excited or drowsy, or an eye hurts, call us; if the child is unwell, call 103.</strong></p>`,
  },
}
