import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const pickyEater: SeedNews = {
  slug: 'opyat-ne-est',
  category: 'children',
  date: '2026-10-06T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-6', {
    ru: 'Рисунок: тарелка сверху, из овощей выложена улыбка, рядом вилка и ложка',
    kk: 'Сурет: жоғарыдан көрінген тәрелке, көкөністен күлкі құрастырылған, жанында шанышқы мен қасық',
    uz: 'Rasm: tepadan koʻrinishda likop, sabzavotlardan kulgi yasalgan, yonida sanchqi va qoshiq',
    en: 'Drawing: a plate from above with a smile laid out of vegetables, a fork and a spoon beside it',
  }),
  title: {
    ru: 'Ребёнок ест одни макароны: что делать',
    kk: 'Бала тек макарон жейді: не істеу керек',
    uz: 'Bola faqat makaron yeydi: nima qilish kerak',
    en: 'Pasta again: what to do with a picky eater',
  },
  lead: {
    ru: 'Взрослый решает, что и когда на столе. Ребёнок — сколько съесть и есть ли вообще.',
    kk: 'Дастарқанға не және қашан қойылатынын ересек шешеді. Қанша жейтінін және жей ме, жемей ме — бала.',
    uz: 'Dasturxonda nima va qachon boʻlishini katta odam hal qiladi. Qancha yeyish va umuman yeyish-yemaslikni — bola.',
    en: 'The adult decides what is on the table and when. The child decides how much to eat, or whether to eat at all.',
  },
  content: {
    ru: `
<p>Между двумя и шестью годами осторожность к новой еде — часть взросления: когда-то она мешала малышам глотать незнакомые ягоды. Силой её не победить, но со временем она проходит.</p>
<h2>Что помогает</h2>
<ul>
<li>Есть вместе и одно и то же. Пример сильнее уговоров.</li>
<li>Класть рядом с любимым совсем немного нового. Иногда новое предлагают десять-пятнадцать раз, прежде чем его попробуют.</li>
<li>Звать на кухню: тот, кто мыл огурец, охотнее его съест.</li>
<li>Не перекусывать за полтора часа до еды и не запивать всё соком.</li>
</ul>
<h2>Что мешает</h2>
<p>«Ложечку за бабушку», мультик вместо аппетита, сладкое в награду и наказание за недоеденное. Всё это учит есть не от голода, а от чего-то другого.</p>
<blockquote><p>Смотрите на неделю, а не на ужин. Во вторник — один хлеб, в пятницу — две котлеты: в среднем дети справляются.</p></blockquote>
<p><strong>Покажите ребёнка врачу</strong>, если он худеет или перестал расти, давится и кашляет за едой, ест меньше десятка продуктов и список сокращается, бледен и быстро устаёт. Тут дело не в характере.</p>
<p><em>Автор — Данияр Ахметов, семейный врач. Проверила Сауле Нурпеисова, педиатр.</em></p>`,
    kk: `
<p>Екі мен алты жас арасында жаңа тамаққа сақтықпен қарау — есеюдің бір бөлігі: бір кездері ол кішкентайларды бейтаныс жидектерден сақтаған. Оны күшпен жеңу мүмкін емес, бірақ уақыт өте келе өзі басылады.</p>
<h2>Не көмектеседі</h2>
<ul>
<li>Бірге отырып, бірдей тамақ ішу. Үлгі үгіттен күшті.</li>
<li>Сүйікті тамағының жанына жаңасынан аздап қана салу. Кейде дәмін татқанша он-он бес рет ұсыну керек.</li>
<li>Ас үйге шақыру: қиярды өзі жуған бала оны ықыласпен жейді.</li>
<li>Тамақтан бір жарым сағат бұрын ештеңе жемеу және бәрін шырынмен ішпеу.</li>
</ul>
<h2>Не кедергі жасайды</h2>
<p>«Әжең үшін бір қасық», тәбеттің орнына мультфильм, жегені үшін тәтті беру, жемегені үшін жазалау. Мұның бәрі аштықтан емес, басқа себептен жеуге үйретеді.</p>
<blockquote><p>Кешкі асқа емес, аптаға қараңыз. Сейсенбіде — тек нан, жұмада — екі котлет: орташа алғанда балалар өз керегін жейді.</p></blockquote>
<p><strong>Баланы дәрігерге көрсетіңіз</strong>, егер ол арықтаса немесе өсуін тоқтатса, тамақ ішкенде қақалып, жөтелсе, жейтін тағамы оннан аз болып, тізімі қысқара берсе, өңі бозарып, тез шаршаса. Бұл — мінезден емес.</p>
<p><em>Авторы — Данияр Ахметов, отбасылық дәрігер. Тексерген — Сәуле Нұрпейісова, педиатр.</em></p>`,
    uz: `
<p>Ikki bilan olti yosh orasida yangi taomga ehtiyotkorlik — ulgʻayishning bir qismi: bir paytlar u kichkintoylarni notanish mevalardan asragan. Uni kuch bilan yengib boʻlmaydi, ammo vaqt oʻtishi bilan oʻzi yoʻqoladi.</p>
<h2>Nima yordam beradi</h2>
<ul>
<li>Birga oʻtirib, bir xil ovqat yeyish. Namuna nasihatdan kuchli.</li>
<li>Sevimli taomi yoniga yangisidan juda oz qoʻyish. Baʼzan tatib koʻrguncha oʻn-oʻn besh marta taklif qilish kerak.</li>
<li>Oshxonaga chaqirish: bodringni oʻzi yuvgan bola uni mamnun yeydi.</li>
<li>Ovqatdan bir yarim soat oldin tamaddi qilmaslik va hamma narsani sharbat bilan ichmaslik.</li>
</ul>
<h2>Nima xalaqit beradi</h2>
<p>“Buving uchun bir qoshiq”, ishtaha oʻrniga multfilm, yegani uchun shirinlik berish, yemagani uchun jazolash. Bularning hammasi ochlikdan emas, boshqa sababdan yeyishga oʻrgatadi.</p>
<blockquote><p>Kechki ovqatga emas, haftaga qarang. Seshanbada — faqat non, jumada — ikkita kotlet: oʻrtacha olganda bolalar oʻziga keragini yeydi.</p></blockquote>
<p><strong>Bolani shifokorga koʻrsating</strong>, agar u ozsa yoki oʻsishdan toʻxtasa, ovqat paytida tiqilib, yoʻtalsa, yeydigan taomi oʻntadan kam boʻlib, roʻyxati qisqarib borsa, rangi oqarib, tez charchasa. Bu feʼl-atvordan emas.</p>
<p><em>Muallif — Daniyar Axmetov, oilaviy shifokor. Tekshirgan — Saule Nurpeisova, pediatr.</em></p>`,
    en: `
<p>Between two and six, caution about new food is part of growing up: once it kept toddlers from swallowing strange berries. It cannot be beaten by force, but it passes with time.</p>
<h2>What helps</h2>
<ul>
<li>Eat together, and eat the same. Example is stronger than persuasion.</li>
<li>Put a very little of something new beside what is loved. It may have to be offered ten or fifteen times before it is tried.</li>
<li>Invite the child into the kitchen: whoever washed the cucumber is more willing to eat it.</li>
<li>No snacks for an hour and a half before a meal, and not everything washed down with juice.</li>
</ul>
<h2>What gets in the way</h2>
<p>“A spoonful for grandma”, a cartoon instead of an appetite, sweets as a reward and a punishment for leftovers. All of it teaches children to eat for reasons other than hunger.</p>
<blockquote><p>Look at the week, not at the dinner. Nothing but bread on Tuesday, two cutlets on Friday: on average, children manage.</p></blockquote>
<p><strong>Bring the child to a doctor</strong> who is losing weight or has stopped growing, chokes and coughs over meals, eats fewer than ten foods and the list is shrinking, or is pale and tires quickly. That is not a matter of character.</p>
<p><em>Written by Daniyar Akhmetov, family doctor. Reviewed by Saule Nurpeisova, paediatrician.</em></p>`,
  },
}
