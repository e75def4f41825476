import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const holidayHours: SeedNews = {
  slug: 'grafik-v-prazdniki',
  category: 'clinic',
  date: '2026-11-19T05:00:00Z',
  image: picture('demo-dent/news-2', {
    ru: 'Рисунок: настольный календарь, один день отмечен галочкой',
    kk: 'Сурет: үстел күнтізбесі, бір күні құсбелгімен белгіленген',
    uz: 'Rasm: stol taqvimi, bir kuni belgilab qoʻyilgan',
    en: 'Drawing: a desk calendar with one day ticked',
  }),
  title: {
    ru: 'Как мы работаем в\u00a0декабре и\u00a0в\u00a0начале января',
    kk: 'Желтоқсанда және қаңтардың басында қалай жұмыс істейміз',
    uz: 'Dekabrda va yanvar boshida qanday ishlaymiz',
    en: 'Our hours in December and early January',
  },
  lead: {
    ru: '16 декабря, 1, 2 и 7 января клиника закрыта, 31 декабря принимаем до 15:00.',
    kk: '16 желтоқсанда, 1, 2 және 7 қаңтарда клиника жабық, 31 желтоқсанда 15:00-ге дейін қабылдаймыз.',
    uz: '16-dekabr, 1, 2 va 7-yanvar kunlari klinika yopiq, 31-dekabrda 15:00 gacha qabul qilamiz.',
    en: 'We are closed on 16 December and on 1, 2 and 7 January; on 31 December we see patients until 15:00.',
  },
  content: {
    ru: `
<p>Праздники обычно застают врасплох тех, у кого лечение в разгаре: стоит временная пломба, снят слепок, пора подтянуть дугу. Чтобы перерыв не помешал, публикуем график заранее.</p>
<h2>График</h2>
<ul>
<li>16 декабря, День Независимости — выходной.</li>
<li>31 декабря — с 8:30 до 15:00, без перерыва.</li>
<li>1 и 2 января — выходные.</li>
<li>3 января, воскресенье — выходной, как обычно.</li>
<li>4–6 января — с 8:30 до 20:00.</li>
<li>7 января, Православное Рождество — выходной.</li>
</ul>
<h2>Если вы лечитесь сейчас</h2>
<p>Временная пломба рассчитана на две-три недели. Посмотрите в памятке, когда её нужно заменить, и запишитесь до 30 декабря. Брекеты: приём переносим так, чтобы между визитами прошло не больше восьми недель. Протезы и коронки, примерка которых выпадает на праздники, лаборатория сдаст 29 декабря или 5 января — администратор позвонит и согласует день.</p>
<h2>Если заболело в выходной</h2>
<p>Примите обезболивающее, которое вам обычно подходит, в дозе из инструкции. Не грейте щёку и не кладите таблетку на десну: будет ожог. При отёке лица, температуре, трудностях с глотанием или травме не ждите открытия клиники — звоните 103 или обратитесь в дежурную стоматологию вашего города.</p>
<p>Онлайн-запись работает и в праздники: выберите время сами, мы подтвердим его в первый рабочий день.</p>`,
    kk: `
<p>Мереке емделіп жүргендерді әдетте күтпеген жерден тосады: уақытша пломба тұр, қалып алынған, доғаны тартатын уақыт келген. Үзіліс кедергі болмауы үшін кестені алдын ала жариялаймыз.</p>
<h2>Кесте</h2>
<ul>
<li>16 желтоқсан, Тәуелсіздік күні — демалыс.</li>
<li>31 желтоқсан — 8:30-дан 15:00-ге дейін, үзіліссіз.</li>
<li>1 және 2 қаңтар — демалыс.</li>
<li>3 қаңтар, жексенбі — әдеттегідей демалыс.</li>
<li>4–6 қаңтар — 8:30-дан 20:00-ге дейін.</li>
<li>7 қаңтар, Православиелік Рождество — демалыс.</li>
</ul>
<h2>Қазір емделіп жүрсеңіз</h2>
<p>Уақытша пломба екі-үш аптаға есептелген. Оны қашан ауыстыру керегін жадынамадан қарап, 30 желтоқсанға дейін жазылыңыз. Брекеттер: қабылдауды екі келудің арасы сегіз аптадан аспайтындай етіп ауыстырамыз. Өлшеп көруі мерекеге түсетін протездер мен коронкаларды зертхана 29 желтоқсанда немесе 5 қаңтарда береді — әкімші қоңырау шалып, күнін келіседі.</p>
<h2>Демалыс күні ауырса</h2>
<p>Өзіңізге әдетте сай келетін ауырғанды басатын дәріні нұсқаулықтағы мөлшерде ішіңіз. Бетті жылытпаңыз және таблетканы қызыл иекке қоймаңыз: күйдіреді. Бет ісінсе, қызу көтерілсе, жұтыну қиындаса немесе жарақат алсаңыз, клиниканың ашылуын күтпей, 103 нөміріне қоңырау шалыңыз немесе қалаңыздағы кезекші стоматологияға барыңыз.</p>
<p>Онлайн жазылу мерекеде де жұмыс істейді: уақытты өзіңіз таңдаңыз, біз алғашқы жұмыс күні растаймыз.</p>`,
    uz: `
<p>Bayram odatda davolanayotganlarni kutilmaganda uchratadi: vaqtinchalik plomba turibdi, qolip olingan, yoyni tortish vaqti kelgan. Tanaffus xalaqit bermasligi uchun jadvalni oldindan eʼlon qilamiz.</p>
<h2>Jadval</h2>
<ul>
<li>16-dekabr, Mustaqillik kuni — dam olish kuni.</li>
<li>31-dekabr — 8:30 dan 15:00 gacha, tanaffussiz.</li>
<li>1 va 2-yanvar — dam olish kunlari.</li>
<li>3-yanvar, yakshanba — odatdagidek dam olish kuni.</li>
<li>4–6-yanvar — 8:30 dan 20:00 gacha.</li>
<li>7-yanvar, Pravoslav Rojdestvosi — dam olish kuni.</li>
</ul>
<h2>Hozir davolanayotgan boʻlsangiz</h2>
<p>Vaqtinchalik plomba ikki-uch haftaga moʻljallangan. Uni qachon almashtirish kerakligini eslatmadan koʻring va 30-dekabrgacha yoziling. Breketlar: qabulni ikki tashrif orasi sakkiz haftadan oshmaydigan qilib koʻchiramiz. Oʻlchab koʻrish bayramga toʻgʻri kelgan protez va koronkalarni laboratoriya 29-dekabr yoki 5-yanvarda topshiradi — administrator qoʻngʻiroq qilib, kunni kelishadi.</p>
<h2>Dam olish kuni ogʻrib qolsa</h2>
<p>Sizga odatda toʻgʻri keladigan ogʻriq qoldiruvchi dorini yoʻriqnomadagi miqdorda iching. Yuzni qizdirmang va tabletkani milkka qoʻymang: kuydiradi. Yuz shishsa, isitma chiqsa, yutish qiyinlashsa yoki jarohat boʻlsa, klinika ochilishini kutmang — 103 raqamiga qoʻngʻiroq qiling yoki shahringizdagi navbatchi stomatologiyaga boring.</p>
<p>Onlayn yozilish bayramda ham ishlaydi: vaqtni oʻzingiz tanlang, biz uni birinchi ish kuni tasdiqlaymiz.</p>`,
    en: `
<p>Holidays tend to catch people in the middle of treatment: a temporary filling is in, an impression has been taken, an archwire is due for adjustment. So that the break does not get in the way, we publish our hours early.</p>
<h2>Hours</h2>
<ul>
<li>16 December, Independence Day: closed.</li>
<li>31 December: 8:30 to 15:00, no break.</li>
<li>1 and 2 January: closed.</li>
<li>3 January, Sunday: closed as usual.</li>
<li>4–6 January: 8:30 to 20:00.</li>
<li>7 January, Orthodox Christmas: closed.</li>
</ul>
<h2>If you are being treated now</h2>
<p>A temporary filling is meant for two to three weeks. Look in your leaflet when it has to be replaced, and book before 30 December. Braces: we move visits so that no more than eight weeks pass between them. Dentures and crowns whose fitting falls on the holidays will come from the laboratory on 29 December or 5 January; reception will call you to agree on a day.</p>
<h2>If it hurts when we are closed</h2>
<p>Take the painkiller that usually suits you, in the dose from its leaflet. Do not warm the cheek and do not put a tablet on the gum: it will burn it. If you have a swollen face, a fever, trouble swallowing or an injury, do not wait for us to open: call 103 or go to the on-call dental clinic in your city.</p>
<p>Online booking works on holidays too: pick a time yourself and we will confirm it on the first working day.</p>`,
  },
}
