import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const firstVisitWithChild: SeedNews = {
  slug: 'pervyj-vizit-s-rebenkom',
  category: 'children',
  date: '2026-11-09T05:00:00Z',
  specialist: '100103',
  image: picture('demo-dent/news-7', {
    ru: 'Рисунок: улыбающийся зуб',
    kk: 'Сурет: күлімсіреп тұрған тіс',
    uz: 'Rasm: jilmayib turgan tish',
    en: 'Drawing: a smiling tooth',
  }),
  title: {
    ru: 'Первый визит ребёнка к\u00a0стоматологу: когда идти и\u00a0как подготовиться',
    kk: 'Баланың стоматологқа алғашқы келуі: қашан бару және қалай дайындалу керек',
    uz: 'Bolaning stomatologga birinchi tashrifi: qachon borish va qanday tayyorlanish kerak',
    en: 'A child’s first dental visit: when to come and how to prepare',
  },
  lead: {
    ru: 'Лучше всего прийти, когда ничего не болит: с первым зубом или до первого дня рождения.',
    kk: 'Ештеңе ауырмай тұрғанда келген дұрыс: алғашқы тіс шыққанда немесе бір жасқа толғанға дейін.',
    uz: 'Hech narsa ogʻrimayotganda kelgan yaxshi: birinchi tish chiqqanda yoki bir yoshgacha.',
    en: 'The best time is when nothing hurts: with the first tooth, or before the first birthday.',
  },
  content: {
    ru: `
<p>Первая встреча с врачом должна пройти спокойно. Если ребёнок приходит впервые с острой болью, страх запоминается надолго. Поэтому детские стоматологи советуют показаться с появлением первого зуба и не позже года, а потом приходить раз в полгода — или чаще, если так решит врач.</p>
<h2>Что будет на приёме</h2>
<ul>
<li>Малыш сидит на коленях у родителя, кресло при желании можно не включать.</li>
<li>Врач осматривает зубы, дёсны и уздечки, смотрит, как прорезываются зубы.</li>
<li>Мы показываем, как чистить зубы в этом возрасте и сколько пасты брать: до трёх лет — с рисовое зёрнышко, с трёх до шести — с горошину.</li>
<li>Вместе разбираем рацион, ночные кормления и привычку к соске.</li>
</ul>
<h2>Как подготовить ребёнка</h2>
<p>Расскажите просто: «Врач посчитает твои зубки». Не обещайте, что будет совсем не больно, и не пугайте уколами — слова «больно» и «не бойся» лучше не произносить вовсе. Выберите время, когда ребёнок выспался и поел. Возьмите любимую игрушку: ей тоже посчитают зубы.</p>
<h2>Что взять с собой</h2>
<p>Документ, удостоверяющий личность, список лекарств и аллергий, выписки, если ребёнок наблюдается у других врачей. До 18 лет на приёме нужен родитель или законный представитель.</p>
<p>Если ребёнок не открыл рот — это тоже нормальный первый визит. Познакомимся и договоримся о следующем.</p>`,
    kk: `
<p>Дәрігермен алғашқы кездесу тыныш өтуі керек. Бала алғаш рет қатты ауырып келсе, қорқыныш ұзақ уақыт есте қалады. Сондықтан балалар стоматологтары алғашқы тіс шыққанда, бір жастан кешіктірмей көрінуге, одан кейін жарты жылда бір рет, дәрігер қажет десе жиірек келіп тұруға кеңес береді.</p>
<h2>Қабылдауда не болады</h2>
<ul>
<li>Бөбек ата-анасының тізесінде отырады, креслоны қоспай-ақ қоюға болады.</li>
<li>Дәрігер тістерді, қызыл иекті және жүгеншіктерді қарап, тістердің қалай шығып жатқанын тексереді.</li>
<li>Осы жаста тісті қалай тазалауды және қанша паста алуды көрсетеміз: үш жасқа дейін — күріш дәніндей, үш пен алты жас аралығында — бұршақтай.</li>
<li>Тамақтануды, түнгі емізуді және емізікке үйренуді бірге талқылаймыз.</li>
</ul>
<h2>Баланы қалай дайындау керек</h2>
<p>«Дәрігер тістеріңді санайды» деп қарапайым түсіндіріңіз. Мүлде ауырмайды деп уәде бермеңіз, инемен де қорқытпаңыз: «ауырады», «қорықпа» деген сөздерді айтпаған дұрыс. Бала ұйқысы қанып, тамақ ішкен уақытты таңдаңыз. Сүйікті ойыншығын ала келіңіз: оның да тісін санаймыз.</p>
<h2>Өзіңізбен не алып келу керек</h2>
<p>Жеке басын куәландыратын құжат, қабылдап жүрген дәрілер мен аллергиялар тізімі, басқа дәрігерлерде бақылауда болса, үзінді көшірмелер. 18 жасқа дейін қабылдауға ата-анасының немесе заңды өкілінің қатысуы қажет.</p>
<p>Бала аузын ашпаса да, алғашқы келу үшін бұл — қалыпты жағдай. Танысып, келесі келуді келісеміз.</p>`,
    uz: `
<p>Shifokor bilan birinchi uchrashuv xotirjam oʻtishi kerak. Bola ilk bor kuchli ogʻriq bilan kelsa, qoʻrquv uzoq esda qoladi. Shuning uchun bolalar stomatologlari birinchi tish chiqqanda, bir yoshdan kechiktirmay koʻrinishni, keyin yarim yilda bir marta, shifokor lozim topsa, undan ham tez-tez kelib turishni maslahat beradi.</p>
<h2>Qabulda nima boʻladi</h2>
<ul>
<li>Chaqaloq ota-onasining tizzasida oʻtiradi, xohlasangiz kresloni yoqmaymiz.</li>
<li>Shifokor tishlar, milk va yuganchalarni koʻradi, tishlar qanday chiqayotganini tekshiradi.</li>
<li>Shu yoshda tishni qanday tozalash va qancha pasta olishni koʻrsatamiz: uch yoshgacha — guruch donasidek, uch yoshdan olti yoshgacha — noʻxatdek.</li>
<li>Ovqatlanish, tungi emizish va soʻrgʻichga oʻrganishni birga muhokama qilamiz.</li>
</ul>
<h2>Bolani qanday tayyorlash kerak</h2>
<p>Oddiy qilib tushuntiring: “Shifokor tishchalaringni sanaydi”. Umuman ogʻrimaydi deb vaʼda bermang va ukol bilan qoʻrqitmang: “ogʻriydi”, “qoʻrqma” degan soʻzlarni umuman aytmagan maʼqul. Bola uyqusi toʻyib, ovqatlangan vaqtni tanlang. Sevimli oʻyinchogʻini olib keling: uning ham tishlarini sanaymiz.</p>
<h2>Oʻzingiz bilan nimalarni olib kelasiz</h2>
<p>Shaxsni tasdiqlovchi hujjat, dorilar va allergiyalar roʻyxati, boshqa shifokorlar kuzatuvida boʻlsa, koʻchirmalar. 18 yoshgacha qabulda ota-onasi yoki qonuniy vakili boʻlishi kerak.</p>
<p>Bola ogʻzini ochmasa ham, birinchi tashrif uchun bu odatiy hol. Tanishamiz va keyingisini kelishib olamiz.</p>`,
    en: `
<p>The first meeting with a dentist should be calm. If a child first comes in acute pain, the fear is remembered for a long time. That is why paediatric dentists suggest a visit when the first tooth appears and not later than the age of one, and then every six months, or more often if the dentist advises it.</p>
<h2>What happens at the visit</h2>
<ul>
<li>The little one sits on a parent’s lap; the dental chair can stay switched off.</li>
<li>The dentist looks at the teeth, gums and frenula and at how the teeth are coming through.</li>
<li>We show how to brush at this age and how much paste to use: a smear the size of a grain of rice up to three years, a pea from three to six.</li>
<li>Together we talk about diet, night feeding and the dummy.</li>
</ul>
<h2>How to prepare your child</h2>
<p>Say it simply: “The dentist will count your teeth.” Do not promise that nothing will hurt and do not frighten your child with injections; it is better not to say “pain” or “don’t be afraid” at all. Choose a time when the child has slept and eaten. Bring a favourite toy: its teeth will be counted too.</p>
<h2>What to bring</h2>
<p>An identity document, a list of medicines and allergies, and medical summaries if other doctors see your child. Up to the age of 18 a parent or legal representative must be present.</p>
<p>If your child does not open their mouth, that is a normal first visit too. We will get to know each other and agree on the next one.</p>`,
  },
}
