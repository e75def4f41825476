import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const doctorsDay: SeedNews = {
  slug: 'den-pediatra',
  category: 'clinic',
  date: '2026-05-28T04:00:00Z',
  image: picture('demo-journal/cover-11', {
    ru: 'Рисунок: стол врача рано утром — часы, детский рисунок на стене, стопка карт, фонендоскоп и кружка',
    kk: 'Сурет: таңғы дәрігер үстелі — сағат, қабырғада баланың суреті, карталар, фонендоскоп пен кесе',
    uz: 'Rasm: erta tongda shifokor stoli — soat, devorda bola chizgan rasm, kartalar taxlami, fonendoskop va krujka',
    en: 'Drawing: a doctor’s desk early in the morning with a clock, a child’s picture, a stack of cards, a stethoscope and a mug',
  }),
  title: {
    ru: 'Девятнадцать человек и\u00a0один динозавр: день педиатра',
    kk: 'Он тоғыз адам және бір динозавр: педиатрдың бір күні',
    uz: 'Oʻn toʻqqiz kishi va bitta dinozavr: pediatrning bir kuni',
    en: 'Nineteen people and one dinosaur: a paediatrician’s day',
  },
  lead: {
    ru: 'Что происходит за дверью кабинета с восьми до пяти, пока вы ждёте своей очереди.',
    kk: 'Сіз кезегіңізді күтіп отырғанда, сегізден беске дейін кабинеттің есігінің ар жағында не болып жатады.',
    uz: 'Siz navbatingizni kutib oʻtirganda, sakkizdan beshgacha xona eshigi ortida nima boʻladi.',
    en: 'What goes on behind the door of the surgery from eight to five while you wait for your turn.',
  },
  content: {
    ru: `
<p><strong>7:40.</strong> Сауле Маратовна приходит за двадцать минут до первого пациента. Греет фонендоскоп на батарее: холодный металл — худшее начало знакомства. На столе девятнадцать карт и кружка, чай в которой она допьёт в четыре.</p>
<p><strong>8:00.</strong> Первая — Амина, ей шесть дней. Папа держит её, как вазу. Взвесили, послушали, посмотрели пупок и тазобедренные суставы. Потом двадцать минут говорили с мамой, и не про Амину, а про то, когда мама в последний раз ела горячее.</p>
<p><strong>9:30.</strong> Трое с кашлем подряд. Двоим хватит воды и терпения. У третьего на вдохе втягиваются рёбра: снимок, кислород, звонок в больницу. Через четверть часа его увозят, и педиатр ещё минуту стоит у окна.</p>
<p><strong>10:50.</strong> Тимур, четыре года, не открывает рот. Зато у динозавра, которого он принёс, горло «красное-красное». Лечим динозавра. Тимур проверяет, ровно ли дышит пациент, и, увлёкшись, открывает рот сам.</p>
<h2>Половина работы не видна</h2>
<p>В обед врачи собираются на пятнадцать минут и разбирают один трудный случай. Сегодня — девочка, которая месяц жалуется на живот. Хирург уже сказал «не моё», гастроэнтеролог тоже. Семейный врач спрашивает, что изменилось месяц назад. Оказывается, школа.</p>
<ul>
<li>Полтора часа в день уходит на записи: чтобы через год другой врач понял всё без расспросов.</li>
<li>Около десяти звонков — родителям, которым обещали узнать, «как ночь».</li>
<li>Ещё час — чтение. Рекомендации меняются, и вчерашнее «так всегда делали» сегодня бывает ошибкой.</li>
</ul>
<h2>Вечером</h2>
<p><strong>16:10.</strong> Чай. Остыл.</p>
<p><strong>16:40.</strong> Последний приём затягивается: подросток пришёл с прыщом, а рассказал про другое. Таких разговоров не торопят, поэтому следующий за ним час в расписании всегда пустой.</p>
<blockquote><p>Меня спрашивают, как я не устаю от детского крика. Устаю. Но за каждым криком стоит кто-то, кому страшнее, чем мне.</p></blockquote>
<p><strong>17:15.</strong> Свет в кабинете гаснет. На двери остаётся рисунок: динозавр с перевязанным горлом. Подпись печатными буквами: «ДЫШИТ».</p>
<p><em>Записал Данияр Ахметов. Пациенты и случаи вымышлены, чай — нет.</em></p>`,
    kk: `
<p><strong>7:40.</strong> Сәуле Маратқызы бірінші пациенттен жиырма минут бұрын келеді. Фонендоскопты батареяға қойып жылытады: суық металл — танысудың ең жаман бастамасы. Үстелде он тоғыз карта мен кесе тұр, ондағы шайды ол сағат төртте ішіп тауысады.</p>
<p><strong>8:00.</strong> Бірінші болып Әмина келді, оған алты күн. Әкесі оны құмыра ұстағандай көтеріп тұр. Өлшедік, тыңдадық, кіндігі мен жамбас буындарын қарадық. Содан кейін жиырма минут анасымен сөйлестік, Әмина туралы емес, анасы ыстық тамақты соңғы рет қашан ішкені туралы.</p>
<p><strong>9:30.</strong> Қатарынан үш жөтелген бала. Екеуіне су мен сабыр жетеді. Үшіншісі дем алғанда қабырғаларының арасы тартылады: түсірілім, оттегі, ауруханаға қоңырау. Ширек сағаттан кейін оны алып кетеді, педиатр тағы бір минут терезе алдында тұрып қалады.</p>
<p><strong>10:50.</strong> Төрт жасар Тимур аузын ашпайды. Есесіне ол әкелген динозаврдың тамағы «қып-қызыл» екен. Динозаврды емдейміз. Тимур пациенттің дұрыс дем алғанын тексеріп отырып, өзі де аузын ашып жібереді.</p>
<h2>Жұмыстың жартысы көзге көрінбейді</h2>
<p>Түсте дәрігерлер он бес минутқа жиналып, бір қиын жағдайды талдайды. Бүгін — бір ай бойы іші ауырып жүрген қыз. Хирург «менікі емес» деген, гастроэнтеролог та солай. Отбасылық дәрігер бір ай бұрын не өзгергенін сұрайды. Мектеп ауысқан екен.</p>
<ul>
<li>Күніне бір жарым сағат жазуға кетеді: бір жылдан кейін басқа дәрігер бәрін сұрамай-ақ түсінуі үшін.</li>
<li>Он шақты қоңырау — «түні қалай өтті» деп білуге уәде берілген ата-аналарға.</li>
<li>Тағы бір сағат — оқу. Нұсқаулар өзгереді, кешегі «әрдайым осылай жасағанбыз» бүгін қате болуы мүмкін.</li>
</ul>
<h2>Кешке қарай</h2>
<p><strong>16:10.</strong> Шай. Суып қалыпты.</p>
<p><strong>16:40.</strong> Соңғы қабылдау созылады: жасөспірім безеуімен келіп, басқа нәрсе жайында айтты. Мұндай әңгімені асықтырмайды, сондықтан одан кейінгі сағат кестеде әрқашан бос тұрады.</p>
<blockquote><p>Бала дауысынан қалай шаршамайсыз деп сұрайды. Шаршаймын. Бірақ әр айғайдың артында менен де қатты қорқып тұрған біреу бар.</p></blockquote>
<p><strong>17:15.</strong> Кабинеттің шамы сөнеді. Есікте сурет қалады: тамағы таңылған динозавр. Астында баспа әріптермен: «ДЕМ АЛЫП ТҰР».</p>
<p><em>Жазып алған — Данияр Ахметов. Пациенттер мен оқиғалар ойдан шығарылған, шай — шын.</em></p>`,
    uz: `
<p><strong>7:40.</strong> Saule Maratovna birinchi bemordan yigirma daqiqa oldin keladi. Fonendoskopni batareyada isitadi: sovuq metall — tanishuvning eng yomon boshlanishi. Stolda oʻn toʻqqizta karta va krujka, undagi choyni u soat toʻrtda ichib boʻladi.</p>
<p><strong>8:00.</strong> Birinchi boʻlib Amina keldi, u olti kunlik. Otasi uni guldon tutgandek koʻtarib turibdi. Tortdik, eshitdik, kindigi va chanoq-son boʻgʻimlarini koʻrdik. Keyin yigirma daqiqa onasi bilan gaplashdik, Amina haqida emas, onasi oxirgi marta qachon issiq ovqat yegani haqida.</p>
<p><strong>9:30.</strong> Ketma-ket uchta yoʻtalgan bola. Ikkitasiga suv va sabr yetadi. Uchinchisi nafas olganda qovurgʻalari orasi tortiladi: surat, kislorod, shifoxonaga qoʻngʻiroq. Chorak soatdan keyin uni olib ketishadi, pediatr yana bir daqiqa deraza oldida turib qoladi.</p>
<p><strong>10:50.</strong> Toʻrt yoshli Temur ogʻzini ochmaydi. Lekin u olib kelgan dinozavrning tomogʻi “qip-qizil” ekan. Dinozavrni davolaymiz. Temur bemorning nafasi bir tekisligini tekshira turib, oʻzi ham ogʻzini ochib yuboradi.</p>
<h2>Ishning yarmi koʻrinmaydi</h2>
<p>Tushda shifokorlar oʻn besh daqiqaga yigʻilib, bitta qiyin holatni muhokama qiladi. Bugun — bir oydan beri qorni ogʻriyotgan qizcha. Jarroh “meniki emas” degan, gastroenterolog ham. Oilaviy shifokor bir oy oldin nima oʻzgarganini soʻraydi. Maktab oʻzgargan ekan.</p>
<ul>
<li>Kuniga bir yarim soat yozuvlarga ketadi: bir yildan keyin boshqa shifokor hammasini soʻramay tushunishi uchun.</li>
<li>Oʻntacha qoʻngʻiroq — “tuni qanday oʻtdi” deb bilishga vaʼda berilgan ota-onalarga.</li>
<li>Yana bir soat — oʻqish. Tavsiyalar oʻzgaradi, kechagi “doim shunday qilganmiz” bugun xato boʻlishi mumkin.</li>
</ul>
<h2>Kechga yaqin</h2>
<p><strong>16:10.</strong> Choy. Sovib qolibdi.</p>
<p><strong>16:40.</strong> Oxirgi qabul choʻziladi: oʻsmir husnbuzar bilan kelib, boshqa narsani gapirib berdi. Bunday suhbat shoshiltirilmaydi, shuning uchun undan keyingi soat jadvalda doim boʻsh.</p>
<blockquote><p>Bolalar qichqirigʻidan qanday charchamaysiz, deb soʻrashadi. Charchayman. Lekin har bir qichqiriq ortida mendan ham koʻproq qoʻrqayotgan kimdir bor.</p></blockquote>
<p><strong>17:15.</strong> Xonaning chirogʻi oʻchadi. Eshikda rasm qoladi: tomogʻi bogʻlangan dinozavr. Tagida bosma harflar bilan: “NAFAS OLYAPTI”.</p>
<p><em>Yozib oldi — Daniyar Axmetov. Bemorlar va voqealar oʻylab topilgan, choy esa haqiqiy.</em></p>`,
    en: `
<p><strong>7:40.</strong> Saule Maratovna arrives twenty minutes before her first patient. She warms her stethoscope on the radiator: cold metal is the worst way to begin an acquaintance. On the desk are nineteen cards and a mug of tea that she will finish at four.</p>
<p><strong>8:00.</strong> First comes Amina, who is six days old. Her father holds her like a vase. We weigh her, listen, look at the navel and the hips. Then we talk with her mother for twenty minutes, not about Amina but about when she last ate something hot.</p>
<p><strong>9:30.</strong> Three coughs in a row. Two need water and patience. The third child’s ribs draw in with every breath: an X-ray, oxygen, a call to the hospital. A quarter of an hour later he is taken away, and the paediatrician stands at the window for another minute.</p>
<p><strong>10:50.</strong> Timur, aged four, will not open his mouth. But the dinosaur he has brought has a throat that is “very, very red”. We treat the dinosaur. Timur checks that the patient is breathing evenly and, carried away, opens his own mouth.</p>
<h2>Half the work is out of sight</h2>
<p>At lunch the doctors meet for fifteen minutes over one difficult case. Today it is a girl whose stomach has hurt for a month. The surgeon has said “not mine”, and so has the gastroenterologist. The family doctor asks what changed a month ago. It was the school.</p>
<ul>
<li>An hour and a half a day goes into notes, so that in a year another doctor will understand everything without asking.</li>
<li>About ten calls go to parents who were promised a “how was the night?”.</li>
<li>Another hour is for reading. Guidelines change, and yesterday’s “we always did it this way” may be a mistake today.</li>
</ul>
<h2>Towards evening</h2>
<p><strong>16:10.</strong> Tea. Cold.</p>
<p><strong>16:40.</strong> The last visit runs late: a teenager came with a pimple and talked about something else. Such talks are not hurried, so the hour after them is always empty in the timetable.</p>
<blockquote><p>People ask how I don’t get tired of crying children. I do. But behind every cry there is someone more frightened than I am.</p></blockquote>
<p><strong>17:15.</strong> The light in the room goes out. A drawing stays on the door: a dinosaur with a bandaged throat. Underneath, in capitals: “BREATHING”.</p>
<p><em>Recorded by Daniyar Akhmetov. Patients and cases are fictional; the tea is not.</em></p>`,
  },
}
