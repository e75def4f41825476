import type { SeedText } from '../../parts/seed-types.ts'

/** Rich text of the company, shown on its own pages and in the directory. */
export const description: SeedText = {
  ru: `
<p><strong>«Демо-Дент» — вымышленная клиника.</strong> Она показывает, как выглядит сайт на нашей платформе. Врачи, цены, отзывы и адреса придуманы, записаться на настоящий приём нельзя.</p>
<p>По замыслу это стоматология, где девять специалистов и два филиала в Алматы. Здесь лечат взрослых и детей, ставят имплантаты и коронки, исправляют прикус.</p>
<h2>Как мы работаем</h2>
<p>Первый приём заканчивается планом лечения: что сделать сейчас, что может подождать, сколько это займёт визитов и сколько будет стоить. План остаётся у вас, даже если лечиться вы решите в другом месте.</p>
<ul>
<li>Цена названа до начала и не меняется без вашего согласия.</li>
<li>Снимки и план показываем на экране и присылаем по просьбе.</li>
<li>Между приёмами оставляем десять минут запаса, чтобы начинать вовремя.</li>
<li>Говорим на казахском, русском, узбекском и английском.</li>
</ul>
<h2>Кто здесь работает</h2>
<p>Терапевты, эндодонтист с микроскопом, два хирурга, ортопед, ортодонт, пародонтолог, детский стоматолог и гигиенист. Сложные случаи они разбирают вместе.</p>
<p>Сведения на этом сайте носят общий характер и не заменяют осмотр врача.</p>`,
  kk: `
<p><strong>«Демо-Дент» — ойдан шығарылған клиника.</strong> Ол біздің платформадағы сайттың қандай болатынын көрсетеді. Дәрігерлер, бағалар, пікірлер мен мекенжайлар ойдан шығарылған, нағыз қабылдауға жазылу мүмкін емес.</p>
<p>Ол Алматыда екі филиалы мен тоғыз маманы бар стоматология ретінде ойластырылған. Мұнда ересектер мен балаларды емдейді, имплантат пен коронка орнатады, тістемді түзетеді.</p>
<h2>Қалай жұмыс істейміз</h2>
<p>Алғашқы қабылдау емдеу жоспарымен аяқталады: қазір не істеу керек, нені кейінге қалдыруға болады, неше рет келесіз және қанша тұрады. Басқа жерде емделемін десеңіз де, жоспар сізде қалады.</p>
<ul>
<li>Баға ем басталғанға дейін айтылады және сіздің келісіміңізсіз өзгермейді.</li>
<li>Түсірілім мен жоспарды экраннан көрсетеміз, сұрасаңыз, жібереміз.</li>
<li>Уақытында бастау үшін қабылдаулар арасында он минут бос уақыт қалдырамыз.</li>
<li>Қазақ, орыс, өзбек және ағылшын тілдерінде сөйлесеміз.</li>
</ul>
<h2>Мұнда кімдер жұмыс істейді</h2>
<p>Терапевтер, микроскоппен жұмыс істейтін эндодонтист, екі хирург, ортопед, ортодонт, пародонтолог, балалар стоматологы және гигиенист. Күрделі жағдайларды олар бірге талқылайды.</p>
<p>Бұл сайттағы мәліметтер жалпы сипатта, олар дәрігердің қарап-тексеруін алмастырмайды.</p>`,
  uz: `
<p><strong>“Demo-Dent” — oʻylab topilgan klinika.</strong> U bizning platformadagi sayt qanday boʻlishini koʻrsatadi. Shifokorlar, narxlar, sharhlar va manzillar oʻylab topilgan, haqiqiy qabulga yozilib boʻlmaydi.</p>
<p>U Olmaotada ikki filiali va toʻqqiz mutaxassisi bor stomatologiya sifatida oʻylab topilgan. Bu yerda kattalar va bolalarni davolashadi, implantat va koronka qoʻyishadi, tishlamni toʻgʻrilashadi.</p>
<h2>Qanday ishlaymiz</h2>
<p>Birinchi qabul davolash rejasi bilan tugaydi: hozir nima qilish kerak, nimani keyinga qoldirish mumkin, necha marta kelasiz va qancha turadi. Boshqa joyda davolanishga qaror qilsangiz ham, reja sizda qoladi.</p>
<ul>
<li>Narx davolash boshlanguncha aytiladi va sizning roziligingizsiz oʻzgarmaydi.</li>
<li>Surat va rejani ekranda koʻrsatamiz, soʻrasangiz, yuboramiz.</li>
<li>Oʻz vaqtida boshlash uchun qabullar orasida oʻn daqiqa boʻsh vaqt qoldiramiz.</li>
<li>Qozoq, rus, oʻzbek va ingliz tillarida gaplashamiz.</li>
</ul>
<h2>Bu yerda kimlar ishlaydi</h2>
<p>Terapevtlar, mikroskop bilan ishlaydigan endodontist, ikki jarroh, ortoped, ortodont, parodontolog, bolalar stomatologi va gigiyenist. Murakkab holatlarni ular birga koʻrib chiqadi.</p>
<p>Bu saytdagi maʼlumotlar umumiy boʻlib, shifokor koʻrigi oʻrnini bosmaydi.</p>`,
  en: `
<p><strong>Demo-Dent is a fictional clinic.</strong> It shows what a site on our platform looks like. The dentists, prices, reviews and addresses are made up, and no real visit can be booked.</p>
<p>It is imagined as a dental practice with nine specialists and two branches in Almaty. It treats adults and children, places implants and crowns and straightens teeth.</p>
<h2>How we work</h2>
<p>The first visit ends with a treatment plan: what to do now, what can wait, how many visits it takes and what it costs. The plan is yours even if you decide to be treated elsewhere.</p>
<ul>
<li>The price is named before we start and does not change without your consent.</li>
<li>X-rays and the plan are shown on a screen and sent to you on request.</li>
<li>We keep ten spare minutes between visits so that yours can start on time.</li>
<li>We speak Kazakh, Russian, Uzbek and English.</li>
</ul>
<h2>Who works here</h2>
<p>Restorative dentists, an endodontist with a microscope, two surgeons, a prosthodontist, an orthodontist, a periodontist, a children’s dentist and a hygienist. They discuss difficult cases together.</p>
<p>What this site says is general information and does not replace an examination.</p>`,
}
