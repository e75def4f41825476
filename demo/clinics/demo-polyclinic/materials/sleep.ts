import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const sleep: SeedMaterial = {
  slug: 'esli-ne-spitsya',
  category: 'healthy-habits',
  date: '2026-06-15T05:00:00Z',
  specialist: '100308',
  image: drawing('still-6'),
  title: {
    ru: 'Если не спится',
    kk: 'Ұйқы келмесе',
    uz: 'Uyqu kelmasa',
    en: 'When you cannot sleep',
  },
  lead: {
    ru: 'Начните с подъёма: он управляет сном сильнее, чем время, когда вы легли.',
    kk: 'Оянудан бастаңыз: ол ұйқыны жатқан уақыттан гөрі көбірек реттейді.',
    uz: 'Uygʻonishdan boshlang: u uyquni yotgan vaqtdan koʻra koʻproq boshqaradi.',
    en: 'Begin with getting up: it rules your sleep more than the hour you go to bed.',
  },
  content: {
    ru: `
<ul>
<li>Вставайте в одно время, и в выходные тоже; утром выйдите на свет.</li>
<li>Кофе и крепкий чай — до обеда. Алкоголь усыпляет, но сон от него рвётся.</li>
<li>За час до сна приглушите свет и отложите телефон; пусть он заряжается в другой комнате.</li>
<li>В спальне прохладно, темно и тихо.</li>
<li>Не спится двадцать минут — встаньте, займитесь чем-нибудь скучным при слабом свете и вернитесь, когда потянет в сон.</li>
</ul>
<h2>Что не помогает</h2>
<p>Лежать и стараться, смотреть на часы, отсыпаться днём. Снотворное, взятое у соседки, — тоже: некоторые вызывают привыкание, опасны с алкоголем и для пожилых.</p>
<h2>Когда к врачу</h2>
<p>Плохо спите три ночи в неделю дольше месяца; храпите и, по словам близких, перестаёте дышать; засыпаете за рулём; вместе с бессонницей пропал интерес к жизни. Это лечат. Если приходят мысли о том, чтобы умереть, не оставайтесь с ними одни: скажите близкому и позвоните 103.</p>`,
    kk: `
<ul>
<li>Күн сайын, демалыс күндері де бір уақытта тұрыңыз; таңертең жарыққа шығыңыз.</li>
<li>Кофе мен қою шай — түске дейін. Алкоголь ұйықтатады, бірақ ұйқыны бөледі.</li>
<li>Ұйықтарға бір сағат қалғанда жарықты бәсеңдетіп, телефонды қойыңыз; ол басқа бөлмеде зарядталсын.</li>
<li>Жатын бөлме салқын, қараңғы, тыныш болсын.</li>
<li>Жиырма минут ұйқы келмесе, тұрып, бәсең жарықта қызықсыз бірдеңемен айналысыңыз, ұйқы келгенде қайта жатыңыз.</li>
</ul>
<h2>Не көмектеспейді</h2>
<p>Жатып алып ұйықтауға тырысу, сағатқа қарау, күндіз ұйқы қандыру. Көршіден алған ұйықтататын дәрі де: кейбіріне адам үйреніп кетеді, алкогольмен және қарттарға қауіпті.</p>
<h2>Дәрігерге қашан бару керек</h2>
<p>Бір айдан астам аптасына үш түн нашар ұйықтасаңыз; қорылдап, жақындарыңыздың айтуынша, тыныс тоқтап қалса; көлік жүргізгенде ұйықтап кетсеңіз; ұйқысыздықпен бірге өмірге қызығушылық жоғалса. Мұның емі бар. Өлім туралы ой келсе, онымен жалғыз қалмаңыз: жақын адамыңызға айтып, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<ul>
<li>Har kuni, dam olish kunlari ham bir vaqtda turing; ertalab yorugʻlikka chiqing.</li>
<li>Qahva va achchiq choy — tushgacha. Alkogol uxlatadi, lekin uyquni boʻladi.</li>
<li>Uyqudan bir soat oldin chiroqni xiralashtiring va telefonni qoʻying; u boshqa xonada quvvat olsin.</li>
<li>Yotoqxona salqin, qorongʻi va tinch boʻlsin.</li>
<li>Yigirma daqiqa uyqu kelmasa, turib, xira chiroqda zerikarli biror ish qiling va uyqu kelganda qayta yoting.</li>
</ul>
<h2>Nima yordam bermaydi</h2>
<p>Yotib olib uxlashga urinish, soatga qarash, kunduzi uxlab olish. Qoʻshnidan olingan uyqu dorisi ham: baʼzilariga odam oʻrganib qoladi, alkogol bilan va keksalar uchun xavfli.</p>
<h2>Shifokorga qachon borish kerak</h2>
<p>Bir oydan koʻp haftasiga uch kecha yomon uxlasangiz; xurrak otib, yaqinlaringiz aytishicha, nafasingiz toʻxtab qolsa; mashina haydaganda uxlab qolsangiz; uyqusizlik bilan birga hayotga qiziqish yoʻqolsa. Bu davolanadi. Oʻlim haqida oʻy kelsa, u bilan yolgʻiz qolmang: yaqiningizga ayting va 103 ga qoʻngʻiroq qiling.</p>`,
    en: `
<ul>
<li>Get up at the same time, weekends too; go out into the light in the morning.</li>
<li>Coffee and strong tea before lunch only. Alcohol puts you to sleep and then breaks your sleep.</li>
<li>An hour before bed dim the light and put the phone away; let it charge in another room.</li>
<li>Keep the bedroom cool, dark and quiet.</li>
<li>Awake for twenty minutes? Get up, do something dull in a dim light and come back when you are sleepy.</li>
</ul>
<h2>What does not help</h2>
<p>Lying there and trying, watching the clock, catching up by day. Nor do a neighbour’s sleeping pills: some are addictive, and they are dangerous with alcohol and for older people.</p>
<h2>When to see a doctor</h2>
<p>You sleep badly three nights a week for more than a month; you snore and, your family says, stop breathing; you doze off at the wheel; together with sleep you have lost interest in life. All this can be treated. If thoughts of dying come, do not stay alone with them: tell someone close and call 103.</p>`,
  },
}
