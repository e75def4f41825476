import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const screenTime: SeedNews = {
  slug: 'vremya-u-ekrana',
  category: 'family',
  date: '2026-11-12T04:00:00Z',
  specialist: '100706',
  image: picture('demo-journal/cover-3', {
    ru: 'Рисунок: планшет и замок из кубиков, на кубики падает солнце',
    kk: 'Сурет: планшет пен текшелерден құрастырылған қамал, текшелерге күн түсіп тұр',
    uz: 'Rasm: planshet va kubiklardan yasalgan qasr, kubiklarga quyosh tushib turibdi',
    en: 'Drawing: a tablet beside a castle of building blocks, sunlight falling on the blocks',
  }),
  title: {
    ru: 'Ещё пять минут: как договориться с\u00a0ребёнком об\u00a0экране',
    kk: 'Тағы бес минутқа: экран жайында баламен қалай келісуге болады',
    uz: 'Yana besh daqiqa: ekran haqida bola bilan qanday kelishish mumkin',
    en: 'Five more minutes: agreeing with a child about screens',
  },
  lead: {
    ru: 'Правила, которые выполняют и взрослые, держатся дольше запретов. Пять таких правил и ориентиры по возрасту.',
    kk: 'Ересектер де ұстанатын ереже тыйымнан ұзағырақ сақталады. Сондай бес ереже және жасқа қарай бағдар.',
    uz: 'Kattalar ham amal qiladigan qoidalar taqiqdan uzoqroq saqlanadi. Shunday beshta qoida va yoshga qarab moʻljal.',
    en: 'Rules that adults keep too last longer than bans. Five such rules, and a guide by age.',
  },
  content: {
    ru: `
<p>Планшет — не яд и не няня. Он плох тем, чего из-за него не случилось: прогулки, скуки, из которой рождается игра, разговора за ужином. Поэтому на приёме мы спрашиваем не «сколько минут», а «что было бы вместо».</p>
<h2>Ориентиры по возрасту</h2>
<ul>
<li><strong>До двух лет</strong> экран не нужен; видеозвонок бабушке — исключение.</li>
<li><strong>От двух до пяти</strong> — не больше часа в день, и лучше вместе со взрослым: так ребёнок понимает, что видит.</li>
<li><strong>Школьникам</strong> важнее порядок, чем секундомер: сначала сон, уроки, движение и друзья, потом экран.</li>
</ul>
<h2>Пять правил, которые работают</h2>
<ol>
<li>За столом и в спальне экранов нет. Ни у кого.</li>
<li>За час до сна телефоны ночуют в коридоре, на общей зарядке.</li>
<li>Договариваемся о конце заранее: «до конца серии», а не «до свистка». Оборвать сюжет обидно и взрослому.</li>
<li>Автовоспроизведение выключено.</li>
<li>На каждый час мультфильмов — час на улице.</li>
</ol>
<h2>Глаза и спина</h2>
<p>Каждые двадцать минут пусть ребёнок посмотрит в окно, на что-нибудь далёкое. Планшет держат не ближе локтя, телевизор смотрят через комнату. Но главное лекарство для глаз — дневной свет: дети, которые гуляют по два часа в день, реже становятся близорукими.</p>
<blockquote><p>Если после выключения случается буря, это не избалованность. Мозгу нужна минута, чтобы вернуться. Побудьте рядом, предложите воды и дело для рук.</p></blockquote>
<h2>Когда стоит поговорить с врачом</h2>
<p>Ребёнок перестал играть и встречаться с друзьями, плохо спит, щурится или жалуется на головную боль, злится не пять минут, а весь вечер. Отдельный разговор — если к двум годам мало слов: дело редко в экране, и затягивать не стоит.</p>
<p>И последнее. Дети копируют не правила, а нас. Положите и свой телефон в коридор.</p>
<p><em>Автор — Данияр Ахметов, семейный врач. Проверил Павел Левченко, детский невролог.</em></p>`,
    kk: `
<p>Планшет — у да емес, бала күтуші де емес. Оның зияны — соның кесірінен болмай қалған нәрселерде: серуенде, ойын туғызатын зерігуде, кешкі астағы әңгімеде. Сондықтан қабылдауда біз «неше минут» деп емес, «оның орнына не болар еді» деп сұраймыз.</p>
<h2>Жасқа қарай бағдар</h2>
<ul>
<li><strong>Екі жасқа дейін</strong> экранның қажеті жоқ; әжеге бейнеқоңырау — ерекше жағдай.</li>
<li><strong>Екіден бес жасқа дейін</strong> — күніне бір сағаттан аспасын, жақсысы — ересекпен бірге: сонда бала көргенін түсінеді.</li>
<li><strong>Мектеп оқушысына</strong> секундомерден гөрі тәртіп маңызды: алдымен ұйқы, сабақ, қимыл және достар, содан кейін экран.</li>
</ul>
<h2>Өміршең бес ереже</h2>
<ol>
<li>Дастарқан басында және жатын бөлмеде экран болмайды. Ешкімде.</li>
<li>Ұйқыдан бір сағат бұрын телефондар дәлізге, ортақ зарядтағышқа қойылады.</li>
<li>Аяқталуын алдын ала келісеміз: «ысқырыққа дейін» емес, «серияның соңына дейін». Оқиғаның ортасынан үзілуі ересекке де ұнамайды.</li>
<li>Автоматты түрде ойнату өшірулі тұрады.</li>
<li>Мультфильмнің әр сағатына — далада бір сағат.</li>
</ol>
<h2>Көз бен арқа</h2>
<p>Әр жиырма минут сайын бала терезеден алыстағы бірдеңеге қарап алсын. Планшетті шынтақтан жақын ұстамайды, теледидарды бөлменің арғы шетінен көреді. Ал көздің басты дәрісі — күн жарығы: күніне екі сағат серуендейтін балалар жақыннан көргіш болып сирек қалады.</p>
<blockquote><p>Экран өшкеннен кейін бала айқай-шу көтерсе, бұл еркелік емес. Миға қайта оралу үшін бір минут керек. Қасында болыңыз, су беріп, қолына бір іс ұсыныңыз.</p></blockquote>
<h2>Дәрігермен қашан сөйлескен жөн</h2>
<p>Бала ойнауды, достарымен кездесуді қойса, нашар ұйықтаса, көзін сығырайтса немесе басы ауырса, бес минут емес, кеш бойы ашуланса. Екі жасында сөзі аз болса, бұл бөлек әңгіме: бұған экран сирек себеп болады, сондықтан созбаған дұрыс.</p>
<p>Ең соңғысы. Балалар ережені емес, бізді қайталайды. Өз телефоныңызды да дәлізге қойыңыз.</p>
<p><em>Авторы — Данияр Ахметов, отбасылық дәрігер. Тексерген — Павел Левченко, балалар неврологы.</em></p>`,
    uz: `
<p>Planshet — zahar ham, enaga ham emas. Uning yomonligi u tufayli boʻlmay qolgan narsalarda: sayrda, oʻyin tugʻiladigan zerikishda, kechki ovqatdagi suhbatda. Shuning uchun qabulda biz “necha daqiqa” deb emas, “oʻrniga nima boʻlardi” deb soʻraymiz.</p>
<h2>Yoshga qarab moʻljal</h2>
<ul>
<li><strong>Ikki yoshgacha</strong> ekran kerak emas; buviga videoqoʻngʻiroq bundan mustasno.</li>
<li><strong>Ikkidan besh yoshgacha</strong> — kuniga bir soatdan oshmasin, yaxshisi katta odam bilan birga: shunda bola koʻrganini tushunadi.</li>
<li><strong>Maktab oʻquvchisiga</strong> sekundomerdan koʻra tartib muhimroq: avval uyqu, dars, harakat va doʻstlar, keyin ekran.</li>
</ul>
<h2>Ish beradigan besh qoida</h2>
<ol>
<li>Dasturxon atrofida va yotoqxonada ekran yoʻq. Hech kimda.</li>
<li>Uyqudan bir soat oldin telefonlar yoʻlakka, umumiy quvvatlagichga qoʻyiladi.</li>
<li>Tugashini oldindan kelishamiz: “hushtakkacha” emas, “qism oxirigacha”. Voqeaning oʻrtasidan uzilib qolish kattalarga ham yoqmaydi.</li>
<li>Avtomatik ijro oʻchirib qoʻyilgan.</li>
<li>Har bir soat multfilmga — koʻchada bir soat.</li>
</ol>
<h2>Koʻz va orqa</h2>
<p>Har yigirma daqiqada bola derazadan uzoqdagi biror narsaga qarab olsin. Planshet tirsakdan yaqin tutilmaydi, televizor xonaning narigi chetidan koʻriladi. Koʻzning asosiy dorisi esa — kunduzgi yorugʻlik: kuniga ikki soat sayr qiladigan bolalar yaqindan koʻradigan boʻlib kamroq qoladi.</p>
<blockquote><p>Ekran oʻchgandan keyin bola toʻpolon qilsa, bu erkalik emas. Miyaga qaytish uchun bir daqiqa kerak. Yonida boʻling, suv bering, qoʻliga biror ish taklif qiling.</p></blockquote>
<h2>Qachon shifokor bilan gaplashish kerak</h2>
<p>Bola oʻynamay va doʻstlari bilan uchrashmay qoʻysa, yomon uxlasa, koʻzini qissa yoki boshi ogʻrisa, besh daqiqa emas, butun oqshom jahl qilsa. Ikki yoshida soʻzlari kam boʻlsa, bu alohida suhbat: bunga ekran kamdan-kam sabab boʻladi, kechiktirmaslik kerak.</p>
<p>Va oxirgisi. Bolalar qoidalarga emas, bizga taqlid qiladi. Oʻz telefoningizni ham yoʻlakka qoʻying.</p>
<p><em>Muallif — Daniyar Axmetov, oilaviy shifokor. Tekshirgan — Pavel Levchenko, bolalar nevrologi.</em></p>`,
    en: `
<p>A tablet is neither poison nor a nanny. Its harm lies in what did not happen because of it: a walk, the boredom out of which games are born, a talk over dinner. So during a visit we do not ask “how many minutes” but “what would there have been instead”.</p>
<h2>A guide by age</h2>
<ul>
<li><strong>Under two</strong>, no screen is needed; a video call to grandmother is the exception.</li>
<li><strong>From two to five</strong>, no more than an hour a day, and better together with an adult: that is how a child understands what is on it.</li>
<li><strong>For schoolchildren</strong>, order matters more than a stopwatch: first sleep, homework, movement and friends, then the screen.</li>
</ul>
<h2>Five rules that work</h2>
<ol>
<li>No screens at the table or in the bedroom. Nobody’s.</li>
<li>An hour before bed, the phones go to the hall, to a charger that everyone shares.</li>
<li>Agree on the end beforehand: “until the episode is over”, not “until I say so”. Being cut off mid-story annoys adults too.</li>
<li>Autoplay is off.</li>
<li>Every hour of cartoons means an hour outdoors.</li>
</ol>
<h2>Eyes and back</h2>
<p>Every twenty minutes, let the child look out of the window at something far away. A tablet is held no closer than the elbow, television is watched from across the room. But the best medicine for the eyes is daylight: children who spend two hours a day outdoors become short-sighted less often.</p>
<blockquote><p>If switching off brings a storm, the child is not spoilt. The brain needs a minute to come back. Stay near, offer water and something for the hands to do.</p></blockquote>
<h2>When to talk to a doctor</h2>
<p>The child has stopped playing and seeing friends, sleeps badly, squints or complains of headaches, stays angry not for five minutes but the whole evening. Few words at the age of two deserve a talk of their own: the screen is rarely the cause, and it is better not to wait.</p>
<p>One last thing. Children copy us, not our rules. Put your own phone in the hall as well.</p>
<p><em>Written by Daniyar Akhmetov, family doctor. Reviewed by Pavel Levchenko, paediatric neurologist.</em></p>`,
  },
}
