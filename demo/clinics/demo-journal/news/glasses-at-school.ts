import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const glassesAtSchool: SeedNews = {
  slug: 'ochki-v-shkolu',
  category: 'children',
  date: '2026-09-15T04:00:00Z',
  specialist: '100703',
  image: picture('demo-journal/cover-5', {
    ru: 'Рисунок: круглые очки на раскрытой книге, рядом карандаш и яблоко',
    kk: 'Сурет: ашық кітаптың үстіндегі дөңгелек көзілдірік, жанында қарындаш пен алма',
    uz: 'Rasm: ochiq kitob ustida yumaloq koʻzoynak, yonida qalam va olma',
    en: 'Drawing: round glasses on an open book, a pencil and an apple beside them',
  }),
  title: {
    ru: 'Очки на\u00a0первой парте',
    kk: 'Бірінші партадағы көзілдірік',
    uz: 'Birinchi partadagi koʻzoynak',
    en: 'Glasses in the front row',
  },
  lead: {
    ru: 'Часто близорукость первым замечает учитель: ребёнок неверно переписывает примеры с доски. Как заметить её раньше и не бояться очков.',
    kk: 'Жақыннан көргіштікті көбіне бала тақтадан мысалды қате көшіргенде мұғалім байқайды. Оны қалай ертерек аңғаруға және көзілдіріктен қорықпауға болады.',
    uz: 'Yaqindan koʻrishni koʻpincha bola doskadan misolni xato koʻchirganda oʻqituvchi payqaydi. Uni qanday ertaroq sezish va koʻzoynakdan qoʻrqmaslik mumkin.',
    en: 'It is often a teacher who spots short sight, when a child copies sums wrongly from the board. How to notice it earlier and not be afraid of glasses.',
  },
  content: {
    ru: `
<p>Дети не жалуются на зрение: они не знают, что бывает иначе. Первоклассница однажды сказала мне, надев пробную оправу: «А у деревьев, оказывается, листья отдельно». С тех пор я повторяю родителям: проверяйте, даже если никто не щурится.</p>
<h2>На что обратить внимание</h2>
<ul>
<li>подходит к телевизору ближе, чем раньше, носом водит по тетради;</li>
<li>щурится, наклоняет голову, прикрывает один глаз;</li>
<li>к вечеру трёт глаза, жалуется на головную боль;</li>
<li>промахивается по мячу, путает строчки.</li>
</ul>
<p>Плановые осмотры — в три года, перед школой и дальше раз в год. Если близоруки мама или папа, лучше раз в полгода.</p>
<h2>Три мифа, которые мешают учиться</h2>
<p><strong>«От очков зрение садится».</strong> Близорукость растёт вместе с глазом, а не от стёкол. Без очков или в слишком слабых ребёнку просто хуже видно.</p>
<p><strong>«Очки только для доски».</strong> Как носить — решает врач, и чаще это «постоянно».</p>
<p><strong>«Гимнастика вылечит».</strong> Паузы полезны уставшим глазам, но формы глаза они не меняют. Замедлить близорукость умеют специальные линзы и капли; назначает и то и другое врач после осмотра.</p>
<h2>Что сделать сегодня</h2>
<ol>
<li>Два часа дневного света каждый день. Это самая проверенная защита, и она бесплатная.</li>
<li>До книги — расстояние от локтя до кончиков пальцев, лампа со стороны свободной руки.</li>
<li>Каждые двадцать минут — двадцать секунд смотреть вдаль.</li>
<li>Попросить учителя о первой парте, пока очки в пути.</li>
</ol>
<h2>Как выбрать оправу</h2>
<p>Пусть выбирает ребёнок. Ему в ней жить. Взрослым остаётся проверить, что оправа не давит за ушами, не сползает и что стёкла пластиковые. Запасная пара дешевле, чем пропущенная четверть.</p>
<p><strong>Не ждите планового осмотра, если глаз покраснел и болит, зрение упало внезапно, появились вспышки или «шторка», зрачок на фотографиях светится белым. Это повод приехать в тот же день.</strong></p>
<p><em>Автор — Ирина Вебер, детский офтальмолог. Проверила Сауле Нурпеисова, педиатр.</em></p>`,
    kk: `
<p>Балалар көзі туралы шағымданбайды: басқаша болатынын білмейді. Бірде бірінші сынып оқушысы сынама көзілдірікті киіп көріп: «Ағаштардың жапырақтары бөлек-бөлек екен ғой», — деді. Содан бері ата-аналарға қайталап айтамын: ешкім көзін сығырайтпаса да, тексертіңіз.</p>
<h2>Неге назар аудару керек</h2>
<ul>
<li>теледидарға бұрынғыдан жақын отырады, дәптерге тым еңкейеді;</li>
<li>көзін сығырайтады, басын қисайтады, бір көзін жабады;</li>
<li>кешке қарай көзін уқалайды, басы ауырады;</li>
<li>допты қағып ала алмайды, жолдарды шатастырады.</li>
</ul>
<p>Жоспарлы тексеру — үш жаста, мектеп алдында, одан кейін жылына бір рет. Анасы немесе әкесі жақыннан көргіш болса, жарты жылда бір рет келген жақсы.</p>
<h2>Оқуға кедергі болатын үш аңыз</h2>
<p><strong>«Көзілдіріктен көз нашарлайды».</strong> Жақыннан көргіштік көзілдіріктен емес, көз өскен сайын күшейеді. Көзілдіріксіз немесе тым әлсіз көзілдірікпен бала тек нашар көреді.</p>
<p><strong>«Көзілдірік тақтаға қарау үшін ғана».</strong> Қалай киюді дәрігер шешеді, көбіне — үнемі.</p>
<p><strong>«Жаттығу емдейді».</strong> Үзіліс шаршаған көзге пайдалы, бірақ көздің пішінін өзгертпейді. Жақыннан көргіштікті арнайы линзалар мен тамшы дәрілер баяулата алады; екеуін де дәрігер қарап болғаннан кейін тағайындайды.</p>
<h2>Бүгін не істеуге болады</h2>
<ol>
<li>Күн сайын екі сағат күн жарығында болу. Бұл — ең сенімді қорғаныс, әрі тегін.</li>
<li>Кітапқа дейінгі арақашықтық — шынтақтан саусақ ұшына дейін, шам бос қол жағында тұрады.</li>
<li>Әр жиырма минут сайын жиырма секунд алысқа қарау.</li>
<li>Көзілдірік дайын болғанша мұғалімнен бірінші партаны сұрау.</li>
</ol>
<h2>Жиектемені қалай таңдау керек</h2>
<p>Бала өзі таңдасын: оны киетін сол. Ересектер жиектеменің құлақ артын қыспайтынын, сырғымайтынын және шынысы пластик екенін тексерсе болғаны. Қосалқы көзілдірік жіберіп алған бір тоқсаннан арзан.</p>
<p><strong>Көз қызарып ауырса, кенет нашар көре бастаса, көзде жарқыл немесе «перде» пайда болса, суреттерде қарашық ақ болып жарқыраса, жоспарлы тексеруді күтпеңіз. Сол күні келіңіз.</strong></p>
<p><em>Авторы — Ирина Вебер, балалар офтальмологы. Тексерген — Сәуле Нұрпейісова, педиатр.</em></p>`,
    uz: `
<p>Bolalar koʻzidan shikoyat qilmaydi: boshqacha boʻlishini bilmaydi. Bir kuni birinchi sinf oʻquvchisi sinov koʻzoynagini taqib: “Daraxtlarning barglari alohida-alohida ekan-ku”, — dedi. Oʻshandan beri ota-onalarga takrorlayman: hech kim koʻzini qismasa ham, tekshirtiring.</p>
<h2>Nimaga eʼtibor berish kerak</h2>
<ul>
<li>televizorga avvalgidan yaqinroq oʻtiradi, daftarga juda egiladi;</li>
<li>koʻzini qisadi, boshini qiyshaytiradi, bir koʻzini yopadi;</li>
<li>kechga borib koʻzini ishqalaydi, boshi ogʻriydi;</li>
<li>toʻpni ilib ololmaydi, qatorlarni adashtiradi.</li>
</ul>
<p>Rejali koʻrik — uch yoshda, maktab oldidan, keyin yiliga bir marta. Onasi yoki otasi yaqindan koʻradigan boʻlsa, yarim yilda bir marta kelgan maʼqul.</p>
<h2>Oʻqishga xalaqit beradigan uch afsona</h2>
<p><strong>“Koʻzoynakdan koʻz yomonlashadi”.</strong> Yaqindan koʻrish koʻzoynakdan emas, koʻz oʻsgani sari kuchayadi. Koʻzoynaksiz yoki juda kuchsiz koʻzoynakda bola shunchaki yomonroq koʻradi.</p>
<p><strong>“Koʻzoynak faqat doska uchun”.</strong> Qanday taqishni shifokor hal qiladi, koʻpincha — doimo.</p>
<p><strong>“Mashq davolaydi”.</strong> Tanaffus charchagan koʻzga foydali, ammo koʻzning shaklini oʻzgartirmaydi. Yaqindan koʻrishni maxsus linzalar va tomchilar sekinlashtira oladi; ikkalasini ham shifokor koʻrikdan keyin tayinlaydi.</p>
<h2>Bugun nima qilish mumkin</h2>
<ol>
<li>Har kuni ikki soat kunduzgi yorugʻlikda boʻlish. Bu eng sinalgan himoya va u bepul.</li>
<li>Kitobgacha masofa — tirsakdan barmoq uchigacha, chiroq boʻsh qoʻl tomonda.</li>
<li>Har yigirma daqiqada yigirma soniya uzoqqa qarash.</li>
<li>Koʻzoynak tayyor boʻlguncha oʻqituvchidan birinchi partani soʻrash.</li>
</ol>
<h2>Gardishni qanday tanlash kerak</h2>
<p>Bola oʻzi tanlasin: uni taqadigan oʻsha. Kattalar gardish quloq orqasini qismasligini, sirgʻalmasligini va oynasi plastik ekanini tekshirsa boʻldi. Zaxira koʻzoynak boy berilgan bir chorakdan arzon.</p>
<p><strong>Koʻz qizarib ogʻrisa, birdan yomon koʻra boshlasa, koʻzda chaqnash yoki “parda” paydo boʻlsa, suratlarda qorachiq oq boʻlib yaltirasa, rejali koʻrikni kutmang. Shu kuniyoq keling.</strong></p>
<p><em>Muallif — Irina Veber, bolalar oftalmologi. Tekshirgan — Saule Nurpeisova, pediatr.</em></p>`,
    en: `
<p>Children do not complain about their eyes: they do not know that things can be otherwise. A first-year pupil once told me, trying on a test frame, “So the leaves on the trees are separate!” Ever since, I have been repeating to parents: have eyes checked even if nobody squints.</p>
<h2>What to look for</h2>
<ul>
<li>sits closer to the television than before, nose in the exercise book;</li>
<li>squints, tilts the head, covers one eye;</li>
<li>rubs the eyes towards evening, complains of headaches;</li>
<li>misses the ball, mixes up lines.</li>
</ul>
<p>Routine checks come at three years, before school and then once a year. If mother or father is short-sighted, every six months is better.</p>
<h2>Three myths that get in the way of learning</h2>
<p><strong>“Glasses weaken the eyes.”</strong> Short sight grows with the eye, not because of lenses. Without glasses, or with ones that are too weak, a child simply sees worse.</p>
<p><strong>“Glasses are only for the board.”</strong> The doctor decides how to wear them, and usually the answer is “all the time”.</p>
<p><strong>“Exercises will cure it.”</strong> Breaks are good for tired eyes, but they do not change the shape of the eye. Special lenses and drops can slow short sight down; a doctor prescribes either after an examination.</p>
<h2>What to do today</h2>
<ol>
<li>Two hours of daylight every day. It is the best-proven protection, and it is free.</li>
<li>Keep a book as far away as the elbow is from the fingertips, with the lamp on the side of the free hand.</li>
<li>Every twenty minutes, look into the distance for twenty seconds.</li>
<li>Ask the teacher for a front desk while the glasses are on their way.</li>
</ol>
<h2>Choosing a frame</h2>
<p>Let the child choose: they are the one who will wear it. Adults need only check that the frame does not press behind the ears, does not slip, and that the lenses are plastic. A spare pair costs less than a missed term.</p>
<p><strong>Do not wait for a routine check if an eye is red and painful, if sight has suddenly got worse, if there are flashes or a “curtain”, or if a pupil shines white in photographs. Come the same day.</strong></p>
<p><em>Written by Irina Weber, paediatric ophthalmologist. Reviewed by Saule Nurpeisova, paediatrician.</em></p>`,
  },
}
