import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const certificatesWithoutQueue: SeedNews = {
  slug: 'kak-my-ubirali-ochered-za-spravkami',
  category: 'medical-director',
  date: '2026-11-09T05:00:00Z',
  image: drawing('still-7'),
  title: {
    ru: 'Как мы убирали очередь за справками',
    kk: 'Анықтама кезегін қалай қысқарттық',
    uz: 'Maʼlumotnoma navbatini qanday qisqartirdik',
    en: 'How we took apart the queue for certificates',
  },
  lead: {
    ru: 'Гульжан Ахметова — о том, что половина очереди стояла за бумагой, которую не нужно подписывать у врача.',
    kk: 'Гүлжан Ахметова кезектегілердің жартысы дәрігердің қолы қажет емес қағаз үшін тұрғаны туралы жазады.',
    uz: 'Guljan Axmetova navbatdagilarning yarmi shifokor imzosi kerak boʻlmagan qogʻoz uchun turgani haqida yozadi.',
    en: 'Gulzhan Akhmetova on finding that half of the queue wanted a paper no doctor has to sign.',
  },
  content: {
    ru: `
<p>Весной я три утра просидела в коридоре второго этажа с блокнотом. Из ста человек у кабинетов терапевтов сорок семь пришли не лечиться: за выпиской, копией, направлением на повторный анализ. Они ждали вместе с теми, у кого температура.</p>
<p>Мы сделали три вещи. Выписки и копии отдали в окно 3 регистратуры. Повторные направления медсестра готовит сама, врач подписывает их в конце дня. А на двери повесили честное расписание: сколько минут в среднем занимает приём.</p>
<p>В октябре я снова села в тот же коридор. Из ста человек «за бумагой» пришли одиннадцать. Очередь не исчезла, но стала короче на полчаса, и в ней теперь больные, а не бумаги.</p>
<p>Если вы видите, где у нас ещё можно не ждать, напишите мне через «Задать вопрос». Я читаю эти письма сама.</p>`,
    kk: `
<p>Көктемде мен үш таң бойы блокнот ұстап, екінші қабаттың дәлізінде отырдым. Терапевт кабинеттерінің алдындағы жүз адамның қырық жетісі емделуге емес, үзінді көшірмеге, көшірмеге, қайталама талдау жолдамасына келген екен. Олар қызуы бар адамдармен бірге күтіп отырды.</p>
<p>Біз үш нәрсе істедік. Үзінді көшірмелер мен көшірмелерді тіркеу бөлімінің 3-терезесіне бердік. Қайталама жолдамаларды мейіргер өзі дайындайды, дәрігер күн соңында қол қояды. Ал есікке шынайы кесте іліп қойдық: қабылдау орта есеппен неше минут алады.</p>
<p>Қазанда сол дәлізге қайта отырдым. Жүз адамның он бірі ғана «қағазға» келіпті. Кезек жоғалған жоқ, бірақ жарты сағатқа қысқарды, енді онда қағаз емес, науқастар тұр.</p>
<p>Тағы қай жерде күтпеуге болатынын көрсеңіз, маған «Сұрақ қою» арқылы жазыңыз. Бұл хаттарды өзім оқимын.</p>`,
    uz: `
<p>Bahorda men uch kun ertalab daftarcha bilan ikkinchi qavat yoʻlagida oʻtirdim. Terapevt xonalari oldidagi yuz kishidan qirq yettitasi davolanishga emas, koʻchirmaga, nusxaga, takroriy tahlil yoʻllanmasiga kelgan ekan. Ular isitmasi borlar bilan birga kutardi.</p>
<p>Biz uchta ish qildik. Koʻchirma va nusxalarni qabulxonaning 3-oynasiga berdik. Takroriy yoʻllanmalarni hamshira oʻzi tayyorlaydi, shifokor kun oxirida imzolaydi. Eshikka esa toʻgʻri jadval ilib qoʻydik: qabul oʻrtacha necha daqiqa davom etadi.</p>
<p>Oktabrda yana oʻsha yoʻlakda oʻtirdim. Yuz kishidan oʻn bittasigina “qogʻozga” kelibdi. Navbat yoʻqolmadi, lekin yarim soatga qisqardi, endi unda qogʻoz emas, bemorlar turibdi.</p>
<p>Yana qayerda kutmaslik mumkinligini koʻrsangiz, menga “Savol berish” orqali yozing. Bu xatlarni oʻzim oʻqiyman.</p>`,
    en: `
<p>In spring I spent three mornings in the corridor upstairs with a notebook. Of a hundred people outside the doctors’ rooms, forty-seven had not come to be treated. They wanted an extract, a copy, a referral for a repeated test, and they waited together with those who had a fever.</p>
<p>We did three things. Extracts and copies moved to window 3 of the registration desk. Repeated referrals are prepared by a nurse and signed by the doctor at the end of the day. And we put an honest notice on the door: how many minutes a visit takes on average.</p>
<p>In October I sat down in the same corridor again. Of a hundred people eleven had come for a paper. The queue has not vanished, but it is half an hour shorter, and what stands in it now are patients, not papers.</p>
<p>If you see where else nobody needs to wait, write to me through “Ask a question”. I read these letters myself.</p>`,
  },
}
