import type { SeedText } from '../../parts/seed-types.ts'

/** Rich text of the company, shown on its own pages and in the directory. */
export const description: SeedText = {
  ru: `
<p><strong>«Демо-Поликлиника» — вымышленная поликлиника.</strong> Она показывает сайт городской поликлиники на нашей платформе. Врачи, цены, отзывы и адреса придуманы; прикрепиться и записаться по-настоящему нельзя.</p>
<p>По замыслу она обслуживает два района Караганды: двенадцать врачей, своя лаборатория, дневной стационар, женская консультация и отдельное детское здание.</p>
<h2>С чем к нам идут</h2>
<ul>
<li>К участковому врачу — с любой жалобой, на осмотр и за направлением.</li>
<li>В лабораторию — с 7:30, без записи до 10:00.</li>
<li>На прививку — взрослые и дети, по календарю и перед поездкой.</li>
<li>За справкой — в бассейн, в сад, для водительских прав.</li>
</ul>
<p>Если состояние угрожает жизни, не ищите расписание: звоните 103. Сведения на сайте общие и не заменяют разговора с врачом.</p>`,
  kk: `
<p><strong>«Демо-Емхана» — ойдан шығарылған емхана.</strong> Ол біздің платформадағы қалалық емхана сайтын көрсетеді. Дәрігерлер, бағалар, пікірлер мен мекенжайлар ойдан шығарылған; шын мәнінде тіркелу де, жазылу да мүмкін емес.</p>
<p>Ойдағы емхана Қарағандының екі ауданына қызмет көрсетеді: он екі дәрігер, өз зертханасы, күндізгі стационар, әйелдер консультациясы және бөлек балалар ғимараты бар.</p>
<h2>Бізге немен келеді</h2>
<ul>
<li>Учаскелік дәрігерге — кез келген шағыммен, тексерілуге және жолдамаға.</li>
<li>Зертханаға — 7:30-дан, 10:00-ге дейін жазылусыз.</li>
<li>Екпеге — ересектер мен балалар, күнтізбе бойынша және сапар алдында.</li>
<li>Анықтамаға — бассейнге, балабақшаға, жүргізуші куәлігіне.</li>
</ul>
<p>Өмірге қауіп төнсе, кесте іздемеңіз: 103 нөміріне қоңырау шалыңыз. Сайттағы мәліметтер жалпы сипатта, дәрігермен әңгімені алмастырмайды.</p>`,
  uz: `
<p><strong>“Demo-Poliklinika” — oʻylab topilgan poliklinika.</strong> U bizning platformadagi shahar poliklinikasi saytini koʻrsatadi. Shifokorlar, narxlar, sharhlar va manzillar oʻylab topilgan; haqiqatda biriktirilib ham, yozilib ham boʻlmaydi.</p>
<p>U Qaragʻandaning ikki tumaniga xizmat koʻrsatadigan qilib oʻylab topilgan: oʻn ikki shifokor, oʻz laboratoriyasi, kunduzgi statsionar, ayollar maslahatxonasi va alohida bolalar binosi bor.</p>
<h2>Bizga nima bilan kelishadi</h2>
<ul>
<li>Uchastka shifokoriga — har qanday shikoyat bilan, koʻrikka va yoʻllanmaga.</li>
<li>Laboratoriyaga — 7:30 dan, 10:00 gacha yozilmasdan.</li>
<li>Emlashga — kattalar va bolalar, taqvim boʻyicha va safar oldidan.</li>
<li>Maʼlumotnomaga — basseyn, bogʻcha, haydovchilik guvohnomasi uchun.</li>
</ul>
<p>Hayotga xavf boʻlsa, jadval izlamang: 103 raqamiga qoʻngʻiroq qiling. Saytdagi maʼlumotlar umumiy va shifokor bilan suhbat oʻrnini bosmaydi.</p>`,
  en: `
<p><strong>Demo-Polyclinic is a fictional polyclinic.</strong> It shows what the site of a city polyclinic looks like on our platform. The doctors, prices, reviews and addresses are made up; nobody can really register or book here.</p>
<p>It is imagined as serving two districts of Karaganda, with twelve doctors, a laboratory of its own, day care, a women’s health centre and a separate building for children.</p>
<h2>What people come for</h2>
<ul>
<li>The general practitioner: any complaint, a check-up, a referral.</li>
<li>The laboratory: from 7:30, without an appointment until 10:00.</li>
<li>Vaccination: adults and children, by the calendar and before a journey.</li>
<li>A certificate: for a pool, a nursery, a driving licence.</li>
</ul>
<p>If a life is in danger, do not look for a timetable: call 103. What this site says is general and does not replace talking to a doctor.</p>`,
}
