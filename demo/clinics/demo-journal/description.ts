import type { SeedText } from '../../parts/seed-types.ts'

export const description: SeedText = {
  ru: `
<p><strong>«Демо-Журнал» — вымышленная клиника.</strong> Врачи, цены и отзывы придуманы, записаться на настоящий приём нельзя. Так может выглядеть сайт вашей клиники, если её врачи пишут.</p>
<p>Шестеро врачей принимают детей и взрослых одной семьи и раз в неделю публикуют статью: о сне, кашле, очках, еде и обо всём, что чаще всего спрашивают в кабинете.</p>
<h2>Кого принимают</h2>
<p>Детей с первых дней жизни и их родителей: педиатр, семейный врач, офтальмолог, ЛОР, дерматолог-аллерголог и детский невролог. Есть прививочный кабинет, забор анализов и проверка слуха.</p>`,
  kk: `
<p><strong>«Демо-Журнал» — ойдан шығарылған клиника.</strong> Дәрігерлер, бағалар мен пікірлер ойдан шығарылған, нағыз қабылдауға жазылу мүмкін емес. Дәрігерлері жазатын клиниканың сайты осындай болуы мүмкін.</p>
<p>Алты дәрігер бір отбасының балалары мен ересектерін қабылдап, аптасына бір рет мақала жариялайды: ұйқы, жөтел, көзілдірік, тамақ және кабинетте ең жиі сұралатынның бәрі туралы.</p>
<h2>Кімдерді қабылдайды</h2>
<p>Туғаннан бастап балаларды және олардың ата-аналарын: педиатр, отбасылық дәрігер, офтальмолог, ЛОР, дерматолог-аллерголог және балалар неврологы. Екпе кабинеті бар, талдау алынады, есту қабілеті тексеріледі.</p>`,
  uz: `
<p><strong>“Demo-Jurnal” — oʻylab topilgan klinika.</strong> Shifokorlar, narxlar va sharhlar oʻylab topilgan, haqiqiy qabulga yozilib boʻlmaydi. Shifokorlari yozadigan klinikaning sayti shunday boʻlishi mumkin.</p>
<p>Olti shifokor bir oilaning bolalari va kattalarini qabul qiladi hamda haftada bir marta maqola eʼlon qiladi: uyqu, yoʻtal, koʻzoynak, ovqat va xonada eng koʻp soʻraladigan hamma narsa haqida.</p>
<h2>Kimlar qabul qilinadi</h2>
<p>Tugʻilganidan boshlab bolalar va ularning ota-onalari: pediatr, oilaviy shifokor, oftalmolog, LOR, dermatolog-allergolog va bolalar nevrologi. Emlash xonasi bor, tahlil olinadi, eshitish tekshiriladi.</p>`,
  en: `
<p><strong>Demo-Journal is a fictional clinic.</strong> Its doctors, prices and reviews are made up, and you cannot book a real visit. Your clinic’s site could look like this if its doctors write.</p>
<p>Six doctors see the children and adults of one family and publish an article a week: about sleep, coughs, glasses, food and whatever else they are asked most often.</p>
<h2>Whom we see</h2>
<p>Children from their first days and their parents: a paediatrician, a family doctor, an ophthalmologist, an ENT doctor, a dermatologist and allergist, and a paediatric neurologist. There is a vaccination room, blood sampling and hearing checks.</p>`,
}
