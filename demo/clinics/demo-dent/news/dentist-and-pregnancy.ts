import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const dentistAndPregnancy: SeedNews = {
  slug: 'beremennost-i-stomatolog',
  category: 'advice',
  date: '2026-08-17T05:00:00Z',
  specialist: '100109',
  image: picture('demo-dent/news-8', {
    ru: 'Рисунок: два растения в горшках в мягком свете',
    kk: 'Сурет: жұмсақ жарықта тұрған екі құмыра гүл',
    uz: 'Rasm: mayin yorugʻlikda turgan tuvakdagi ikkita oʻsimlik',
    en: 'Drawing: two potted plants in soft light',
  }),
  title: {
    ru: 'Беременность и\u00a0стоматолог: что можно лечить и\u00a0когда',
    kk: 'Жүктілік және стоматолог: нені және қашан емдеуге болады',
    uz: 'Homiladorlik va stomatolog: nimani va qachon davolash mumkin',
    en: 'Pregnancy and the dentist: what can be treated and when',
  },
  lead: {
    ru: 'Терпеть зубную боль во время беременности не нужно. Большинство обычных процедур возможны.',
    kk: 'Жүктілік кезінде тіс ауруына шыдап жүрудің қажеті жоқ. Әдеттегі емшаралардың көбін жасауға болады.',
    uz: 'Homiladorlikda tish ogʻrigʻiga chidab yurish shart emas. Odatdagi muolajalarning koʻpini qilish mumkin.',
    en: 'There is no need to put up with toothache during pregnancy. Most routine treatment is possible.',
  },
  content: {
    ru: `
<p>Гормоны делают дёсны чувствительнее, а тошнота и частые перекусы вредят эмали. Поэтому осмотр лучше пройти при планировании беременности или в первые её месяцы, даже если ничего не болит.</p>
<h2>Когда удобнее лечиться</h2>
<ul>
<li><strong>Первый триместр</strong> — осмотр, гигиена, неотложная помощь. Остальное, если можно, откладывают.</li>
<li><strong>Второй триместр</strong> — самое удобное время для планового лечения.</li>
<li><strong>Третий триместр</strong> — короткие визиты. Долго лежать на спине тяжело, поэтому мы подкладываем валик под правый бок и делаем паузы.</li>
</ul>
<p>При острой боли, отёке или температуре приходите в любом сроке: воспаление опаснее лечения.</p>
<h2>Обезболивание и снимки</h2>
<p>Местная анестезия при беременности возможна, препарат и дозу выбирает врач. Снимок делают, только если без него нельзя, — прицельный, на цифровом датчике. Имплантацию, отбеливание и другое плановое откладывают до родов и окончания кормления.</p>
<h2>Что сказать врачу</h2>
<p>Срок, как протекает беременность, какие лекарства и витамины вы принимаете, была ли аллергия. Если есть сомнения, мы свяжемся с вашим акушером-гинекологом.</p>
<h2>Если тошнит по утрам</h2>
<p>После рвоты не чистите зубы сразу: прополощите рот водой или раствором соды (чайная ложка на стакан воды), а через полчаса почистите.</p>`,
    kk: `
<p>Гормондар қызыл иекті сезімтал етеді, ал жүрек айну мен жиі тамақтану эмальға зиян. Сондықтан ештеңе ауырмаса да, жүктілікті жоспарлағанда немесе алғашқы айларында тексерілген дұрыс.</p>
<h2>Қашан емделген қолайлы</h2>
<ul>
<li><strong>Бірінші триместр</strong> — қаралу, гигиена, шұғыл көмек. Қалғанын, мүмкін болса, кейінге қалдырады.</li>
<li><strong>Екінші триместр</strong> — жоспарлы емге ең қолайлы уақыт.</li>
<li><strong>Үшінші триместр</strong> — қысқа қабылдаулар. Шалқасынан ұзақ жату қиын, сондықтан оң жақ бүйірге жастықша қойып, үзіліс жасаймыз.</li>
</ul>
<p>Қатты ауырса, ісінсе немесе қызу көтерілсе, кез келген мерзімде келіңіз: қабыну емнен гөрі қауіптірек.</p>
<h2>Жансыздандыру және рентген</h2>
<p>Жүктілік кезінде жергілікті анестезия жасауға болады, дәрісі мен мөлшерін дәрігер таңдайды. Түсірілім онсыз болмайтын жағдайда ғана, нысаналы түрде, цифрлық датчикпен жасалады. Имплантация, тіс ағарту және басқа жоспарлы емшаралар босанғанға және емізу аяқталғанға дейін кейінге қалдырылады.</p>
<h2>Дәрігерге не айту керек</h2>
<p>Мерзімін, жүктіліктің қалай өтіп жатқанын, қандай дәрі мен дәрумен қабылдайтыныңызды, аллергия болған-болмағанын. Күмән болса, акушер-гинекологыңызбен хабарласамыз.</p>
<h2>Таңертең жүрек айныса</h2>
<p>Құсқаннан кейін тісті бірден тазаламаңыз: ауызды сумен немесе сода ерітіндісімен (бір стакан суға бір шай қасық) шайып, жарты сағаттан кейін тазалаңыз.</p>`,
    uz: `
<p>Gormonlar milkni sezgirroq qiladi, koʻngil aynishi va tez-tez tamaddi qilish esa emalga zarar. Shuning uchun hech narsa ogʻrimasa ham, homiladorlikni rejalashtirganda yoki dastlabki oylarida koʻrikdan oʻtgan maʼqul.</p>
<h2>Qachon davolangan qulay</h2>
<ul>
<li><strong>Birinchi trimestr</strong> — koʻrik, gigiyena, shoshilinch yordam. Qolgani, iloji boʻlsa, keyinga qoldiriladi.</li>
<li><strong>Ikkinchi trimestr</strong> — rejali davolash uchun eng qulay vaqt.</li>
<li><strong>Uchinchi trimestr</strong> — qisqa tashriflar. Chalqancha uzoq yotish qiyin, shuning uchun oʻng yonboshga yostiqcha qoʻyamiz va tanaffus qilamiz.</li>
</ul>
<p>Kuchli ogʻriq, shish yoki isitma boʻlsa, istalgan muddatda keling: yalligʻlanish davolashdan xavfliroq.</p>
<h2>Ogʻriqsizlantirish va rentgen</h2>
<p>Homiladorlikda mahalliy anesteziya qilish mumkin, dori va uning miqdorini shifokor tanlaydi. Surat faqat usiz boʻlmaganda, nuqtaviy qilib, raqamli datchikda olinadi. Implantatsiya, tish oqartirish va boshqa rejali muolajalar tugʻish va emizish tugaguncha qoldiriladi.</p>
<h2>Shifokorga nima deyish kerak</h2>
<p>Muddatni, homiladorlik qanday kechayotganini, qanday dori va vitaminlar ichayotganingizni, allergiya boʻlgan-boʻlmaganini. Shubha boʻlsa, akusher-ginekologingiz bilan bogʻlanamiz.</p>
<h2>Ertalab koʻngil aynisa</h2>
<p>Qusgandan keyin tishni darhol tozalamang: ogʻizni suv yoki soda eritmasi (bir stakan suvga bir choy qoshiq) bilan chaying, yarim soatdan keyin tozalang.</p>`,
    en: `
<p>Hormones make gums more sensitive, while nausea and frequent snacks are hard on enamel. So a check-up is best done while planning a pregnancy or in its first months, even when nothing hurts.</p>
<h2>When treatment is most comfortable</h2>
<ul>
<li><strong>First trimester</strong>: check-up, cleaning, urgent care. The rest is postponed where possible.</li>
<li><strong>Second trimester</strong>: the best time for planned treatment.</li>
<li><strong>Third trimester</strong>: short visits. Lying on the back for long is hard, so we put a cushion under the right side and take breaks.</li>
</ul>
<p>If you have acute pain, swelling or a fever, come at any stage: inflammation is more dangerous than treatment.</p>
<h2>Anaesthesia and X-rays</h2>
<p>Local anaesthesia is possible in pregnancy; the dentist chooses the drug and the dose. An X-ray is taken only when it cannot be avoided, of a single area and with a digital sensor. Implants, whitening and other elective work wait until after birth and breastfeeding.</p>
<h2>What to tell the dentist</h2>
<p>How far along you are, how the pregnancy is going, which medicines and vitamins you take, any allergies. If in doubt, we will contact your obstetrician.</p>
<h2>If you have morning sickness</h2>
<p>Do not brush right after vomiting: rinse with water or with baking soda (a teaspoon in a glass of water), and brush half an hour later.</p>`,
  },
}
